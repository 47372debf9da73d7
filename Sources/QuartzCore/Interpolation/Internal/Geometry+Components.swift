import Foundation

extension CGPoint {
  func animationComponent(_ component: AnimationComponent) -> AnimationValue? {
    switch component {
    case .x: .number(Double(x))
    case .y: .number(Double(y))
    default: nil
    }
  }

  func settingAnimationComponent(_ component: AnimationComponent, to part: AnimationValue) -> CGPoint? {
    var result = self
    switch (component, part) {
    case (.x, .number(let number)): result.x = CGFloat(number)
    case (.y, .number(let number)): result.y = CGFloat(number)
    default: return nil
    }
    return result
  }
}

extension CGSize {
  func animationComponent(_ component: AnimationComponent) -> AnimationValue? {
    switch component {
    case .width: .number(Double(width))
    case .height: .number(Double(height))
    default: nil
    }
  }

  func settingAnimationComponent(_ component: AnimationComponent, to part: AnimationValue) -> CGSize? {
    var result = self
    switch (component, part) {
    case (.width, .number(let number)): result.width = CGFloat(number)
    case (.height, .number(let number)): result.height = CGFloat(number)
    default: return nil
    }
    return result
  }
}

extension CGRect {
  func animationComponent(_ component: AnimationComponent) -> AnimationValue? {
    switch component {
    case .origin: .point(origin)
    case .originX: .number(Double(origin.x))
    case .originY: .number(Double(origin.y))
    case .size: .size(size)
    case .sizeWidth: .number(Double(size.width))
    case .sizeHeight: .number(Double(size.height))
    default: nil
    }
  }

  func settingAnimationComponent(_ component: AnimationComponent, to part: AnimationValue) -> CGRect? {
    var result = self
    switch (component, part) {
    case (.origin, .point(let point)): result.origin = point
    case (.originX, .number(let number)): result.origin.x = CGFloat(number)
    case (.originY, .number(let number)): result.origin.y = CGFloat(number)
    case (.size, .size(let value)): result.size = value
    case (.sizeWidth, .number(let number)): result.size.width = CGFloat(number)
    case (.sizeHeight, .number(let number)): result.size.height = CGFloat(number)
    default: return nil
    }
    return result
  }
}
