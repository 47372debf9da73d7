// How many transitions a second Qt Quick's StackView makes without pixels, each frame of 60 Hz stepped by a clock of its own:
// the peer of the benchmark `transitions`. Two pages that have a colour and nothing else slide for 0.35 s, there and back.
#include <QAnimationDriver>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <cstdio>
#include <ctime>

/// A clock that moves when it is told to.
class Frames : public QAnimationDriver {
 public:
  void start() override {
    milliseconds = 0;
    QAnimationDriver::start();
  }
  qint64 elapsed() const override { return qint64(milliseconds); }
  void step() {
    milliseconds += 1000.0 / 60;
    advanceAnimation();
    QCoreApplication::processEvents();
  }

 private:
  double milliseconds = 0;
};

static const char *const scene = R"(
import QtQuick
import QtQuick.Controls.Basic
StackView {
  id: stack
  width: 393; height: 852
  property Component made: Component { Rectangle { color: "lightgray" } }
  property Item kept: Rectangle { color: "lightgray"; visible: false }
  component Slide: NumberAnimation { property: "x"; duration: 350; easing.type: Easing.InOutCubic }
  initialItem: Rectangle { color: "white" }
  pushEnter: Transition { Slide { from: stack.width; to: 0 } }
  pushExit: Transition { Slide { from: 0; to: -stack.width } }
  popEnter: Transition { Slide { from: -stack.width; to: 0 } }
  popExit: Transition { Slide { from: 0; to: stack.width } }
  function pushMade() { push(made) }
  function pushKept() { push(kept) }
  function back() { pop() }
})";

static double processorSeconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + double(time.tv_nsec) * 1e-9;
}

int main(int count, char **arguments) {
  QGuiApplication application(count, arguments);
  QQmlEngine engine;
  QQmlComponent component(&engine);
  component.setData(scene, QUrl());
  auto *stack = qobject_cast<QQuickItem *>(component.create());
  if (!stack) {
    std::fprintf(stderr, "%s\n", qPrintable(component.errorString()));
    return 1;
  }
  QQuickWindow window;
  stack->setParentItem(window.contentItem());
  Frames frames;
  frames.install();
  long stepped = 0;
  auto make = [&](const char *change) {
    QMetaObject::invokeMethod(stack, change);
    for (; stack->property("busy").toBool(); stepped++) frames.step();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  };
  for (const char *push : {"pushMade", "pushKept"}) {
    for (int round = 0; round < 3; round++) {
      long transitions = 0;
      stepped = 0;
      double start = processorSeconds(), now = start;
      for (; now - start < 1; now = processorSeconds(), transitions += 2) {
        make(push);
        make("back");
      }
      std::printf("%s: %.0f a second, of %.1f frames each\n", push, double(transitions) / (now - start),
                  double(stepped) / double(transitions));
    }
  }
}
