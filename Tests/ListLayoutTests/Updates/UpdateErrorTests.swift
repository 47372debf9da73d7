import ListLayout
import Testing

@Suite struct UpdateErrorTests {
  private func path(_ section: Int, _ item: Int) -> ItemPath { ItemPath(section: section, item: item) }

  private func error(_ updates: [ListUpdate], _ before: [Int], _ after: [Int]) -> UpdateError? {
    do throws(UpdateError) {
      _ = try UpdateMap(updates, before: ListCounts(before), after: ListCounts(after))
      return nil
    } catch { return error }
  }

  @Test("A number of items that the updates do not lead to is invalid, with UIKit's text (V-15, V-16, V-18)")
  func itemCount() {
    #expect(
      error([], [2], [3])?.description
        == "Invalid update: invalid number of items in section 0.  The number of items contained in an existing section "
        + "after the update (3) must be equal to the number of items contained in that section before the update (2), "
        + "plus or minus the number of items inserted or deleted from that section (0 inserted, 0 deleted) and plus or "
        + "minus the number of items moved into or out of that section (0 moved in, 0 moved out).")
    #expect(
      error([.deleteItem(path(0, 0)), .moveItem(from: path(0, 1), to: path(1, 0))], [2, 0], [1, 1])?
        .text(for: .tableView)
        == "Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section "
        + "after the update (1) must be equal to the number of rows contained in that section before the update (2), "
        + "plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 1 moved out).")
    #expect(error([.insertSection(0)], [2], [1, 3])?.description.contains("number of items in section 1.") == true)
  }

  @Test("A number of sections that the updates do not lead to is invalid (V-16)")
  func sectionCount() {
    #expect(
      error([.insertSection(0)], [1], [1])?.text(for: .tableView)
        == "Invalid update: invalid number of sections.  The number of sections contained in the table view after the "
        + "update (1) must be equal to the number of sections contained in the table view before the update (1), plus or "
        + "minus the number of sections inserted or deleted (1 inserted, 0 deleted).")
  }

  @Test("Since iOS 16 the text of a batch lists the counts and the updates (V-17)")
  func batchText() {
    #expect(
      UpdateError.batchText([.insertItem(path(0, 0))], before: ListCounts([1]), after: ListCounts([1]))
        == "Invalid batch updates detected: the number of sections and/or items returned by the data source before "
        + "and/or after performing the batch updates are inconsistent with the updates.\n"
        + "Data source before updates = { 1 section with item counts: [1] }\n"
        + "Data source after updates = { 1 section with item counts: [1] }\nUpdates = [\n\tInsert item (0 - 0)\n]")
    #expect("\(ListUpdate.moveItem(from: path(0, 0), to: path(0, 2)))" == "Move item (0 - 0) to (0 - 2)")
  }

  @Test("An update of an item that does not exist is invalid, before counts are compared (V-19)")
  func missingItems() {
    #expect(
      error([.deleteItem(path(0, 1))], [0], [0])?.description
        == "attempt to delete item 1 from section 0 which only contains 0 items before the update")
    #expect(
      error([.insertItem(path(0, 5))], [5], [5])?.description
        == "attempt to insert item 5 into section 0, but there are only 5 items in section 0 after the update")
    #expect(
      error([.reloadItem(path(0, 3))], [3], [3])?.description
        == "attempt to delete item 3 from section 0 which only contains 3 items before the update")
    #expect(error([.deleteItem(path(0, -1))], [3], [3]) == .missingItem(.delete, path(0, -1), count: 3))
    #expect(
      error([.insertItem(path(1, 0))], [1], [1])?.text(for: .tableView)
        == "attempt to insert row 0 into section 1, but there are only 1 sections after the update")
    #expect(
      error([.deleteSection(1)], [1], [1])?.description
        == "attempt to delete section 1, but there are only 1 sections before the update")
  }

  @Test("Two updates of one position contradict each other (V-19, V-20)")
  func conflicts() {
    let (first, second) = (path(0, 0), path(0, 1))
    #expect(
      error([.moveItem(from: first, to: second), .insertItem(second)], [2], [2])?.description
        == "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})")
    for updates: [ListUpdate] in [[.deleteItem(first), .reloadItem(first)], [.reloadItem(first), .deleteItem(first)]] {
      #expect(
        error(updates, [2], [1])?.description
          == "attempt to delete and reload the same index path ({length = 2, path = 0 - 0})")
    }
    #expect(
      error([.reloadItem(first), .moveItem(from: first, to: second)], [2], [2])
        == .conflictingItem(.reload, .moveFrom, first))
    #expect(error([.deleteItem(first), .deleteItem(first)], [2], [0]) == .conflictingItem(.delete, .delete, first))
    #expect(
      error([.reloadSection(0), .moveSection(from: 0, to: 1)], [1, 1], [1, 1])
        == .conflictingSection(.reload, .moveFrom, 0))
  }
}
