/// The name of `CATextLayerAlignmentMode.center` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.center")
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center

/// The name of `CATextLayerAlignmentMode.left` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.left")
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left

/// The name of `CATextLayerAlignmentMode.natural` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.natural")
public let kCAAlignmentNatural = CATextLayerAlignmentMode.natural

/// The name of `CATextLayerAlignmentMode.right` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerAlignmentMode.right")
public let kCAAlignmentRight = CATextLayerAlignmentMode.right

/// The name of `CAAnimationCalculationMode.cubic` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubic")
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic

/// The name of `CAAnimationCalculationMode.cubicPaced` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.cubicPaced")
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced

/// The name of `CAAnimationCalculationMode.discrete` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.discrete")
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete

/// The name of `CAAnimationCalculationMode.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.linear")
public let kCAAnimationLinear = CAAnimationCalculationMode.linear

/// The name of `CAAnimationCalculationMode.paced` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationCalculationMode.paced")
public let kCAAnimationPaced = CAAnimationCalculationMode.paced

/// The name of `CAAnimationRotationMode.rotateAuto` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAuto")
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto

/// The name of `CAAnimationRotationMode.rotateAutoReverse` before Swift 4.2.
@available(*, deprecated, renamed: "CAAnimationRotationMode.rotateAutoReverse")
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse

/// The name of `CAEmitterLayerEmitterShape.circle` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.circle")
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle

/// The name of `CAEmitterLayerEmitterShape.cuboid` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.cuboid")
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid

/// The name of `CAEmitterLayerEmitterShape.line` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.line")
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line

/// The name of `CAEmitterLayerEmitterShape.point` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.point")
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point

/// The name of `CAEmitterLayerEmitterShape.rectangle` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.rectangle")
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle

/// The name of `CAEmitterLayerEmitterShape.sphere` before Swift 4.2.
@available(*, deprecated, renamed: "CAEmitterLayerEmitterShape.sphere")
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere

/// The name of `CAMediaTimingFillMode.backwards` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.backwards")
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards

/// The name of `CAMediaTimingFillMode.both` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.both")
public let kCAFillModeBoth = CAMediaTimingFillMode.both

/// The name of `CAMediaTimingFillMode.forwards` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.forwards")
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards

/// The name of `CAMediaTimingFillMode.removed` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFillMode.removed")
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed

/// The name of `CAShapeLayerFillRule.evenOdd` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.evenOdd")
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd

/// The name of `CAShapeLayerFillRule.nonZero` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerFillRule.nonZero")
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero

/// The name of `CALayerContentsFilter.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.linear")
public let kCAFilterLinear = CALayerContentsFilter.linear

/// The name of `CALayerContentsFilter.nearest` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.nearest")
public let kCAFilterNearest = CALayerContentsFilter.nearest

/// The name of `CALayerContentsFilter.trilinear` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsFilter.trilinear")
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear

/// The name of `CALayerContentsGravity.bottom` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottom")
public let kCAGravityBottom = CALayerContentsGravity.bottom

/// The name of `CALayerContentsGravity.bottomLeft` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomLeft")
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft

/// The name of `CALayerContentsGravity.bottomRight` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.bottomRight")
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight

/// The name of `CALayerContentsGravity.center` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.center")
public let kCAGravityCenter = CALayerContentsGravity.center

/// The name of `CALayerContentsGravity.left` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.left")
public let kCAGravityLeft = CALayerContentsGravity.left

/// The name of `CALayerContentsGravity.resize` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resize")
public let kCAGravityResize = CALayerContentsGravity.resize

/// The name of `CALayerContentsGravity.resizeAspect` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspect")
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect

/// The name of `CALayerContentsGravity.resizeAspectFill` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.resizeAspectFill")
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill

/// The name of `CALayerContentsGravity.right` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.right")
public let kCAGravityRight = CALayerContentsGravity.right

/// The name of `CALayerContentsGravity.top` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.top")
public let kCAGravityTop = CALayerContentsGravity.top

/// The name of `CALayerContentsGravity.topLeft` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.topLeft")
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft

/// The name of `CALayerContentsGravity.topRight` before Swift 4.2.
@available(*, deprecated, renamed: "CALayerContentsGravity.topRight")
public let kCAGravityTopRight = CALayerContentsGravity.topRight

/// The name of `CAShapeLayerLineCap.butt` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.butt")
public let kCALineCapButt = CAShapeLayerLineCap.butt

/// The name of `CAShapeLayerLineCap.round` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.round")
public let kCALineCapRound = CAShapeLayerLineCap.round

/// The name of `CAShapeLayerLineCap.square` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineCap.square")
public let kCALineCapSquare = CAShapeLayerLineCap.square

/// The name of `CAShapeLayerLineJoin.bevel` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.bevel")
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel

/// The name of `CAShapeLayerLineJoin.miter` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.miter")
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter

/// The name of `CAShapeLayerLineJoin.round` before Swift 4.2.
@available(*, deprecated, renamed: "CAShapeLayerLineJoin.round")
public let kCALineJoinRound = CAShapeLayerLineJoin.round

/// The name of `CAMediaTimingFunctionName.default` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.default")
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default

/// The name of `CAMediaTimingFunctionName.easeIn` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeIn")
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn

/// The name of `CAMediaTimingFunctionName.easeInEaseOut` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeInEaseOut")
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut

/// The name of `CAMediaTimingFunctionName.easeOut` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.easeOut")
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut

/// The name of `CAMediaTimingFunctionName.linear` before Swift 4.2.
@available(*, deprecated, renamed: "CAMediaTimingFunctionName.linear")
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear

/// The name of `CATransitionType.fade` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.fade")
public let kCATransitionFade = CATransitionType.fade

/// The name of `CATransitionSubtype.fromBottom` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromBottom")
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom

/// The name of `CATransitionSubtype.fromLeft` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromLeft")
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft

/// The name of `CATransitionSubtype.fromRight` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromRight")
public let kCATransitionFromRight = CATransitionSubtype.fromRight

/// The name of `CATransitionSubtype.fromTop` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionSubtype.fromTop")
public let kCATransitionFromTop = CATransitionSubtype.fromTop

/// The name of `CATransitionType.moveIn` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.moveIn")
public let kCATransitionMoveIn = CATransitionType.moveIn

/// The name of `CATransitionType.push` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.push")
public let kCATransitionPush = CATransitionType.push

/// The name of `CATransitionType.reveal` before Swift 4.2.
@available(*, deprecated, renamed: "CATransitionType.reveal")
public let kCATransitionReveal = CATransitionType.reveal

/// The name of `CATextLayerTruncationMode.end` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.end")
public let kCATruncationEnd = CATextLayerTruncationMode.end

/// The name of `CATextLayerTruncationMode.middle` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.middle")
public let kCATruncationMiddle = CATextLayerTruncationMode.middle

/// The name of `CATextLayerTruncationMode.none` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.none")
public let kCATruncationNone = CATextLayerTruncationMode.none

/// The name of `CATextLayerTruncationMode.start` before Swift 4.2.
@available(*, deprecated, renamed: "CATextLayerTruncationMode.start")
public let kCATruncationStart = CATextLayerTruncationMode.start

/// The name of `CAValueFunctionName.rotateX` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateX")
public let kCAValueFunctionRotateX = CAValueFunctionName.rotateX

/// The name of `CAValueFunctionName.rotateY` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateY")
public let kCAValueFunctionRotateY = CAValueFunctionName.rotateY

/// The name of `CAValueFunctionName.rotateZ` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.rotateZ")
public let kCAValueFunctionRotateZ = CAValueFunctionName.rotateZ

/// The name of `CAValueFunctionName.scale` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scale")
public let kCAValueFunctionScale = CAValueFunctionName.scale

/// The name of `CAValueFunctionName.scaleX` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleX")
public let kCAValueFunctionScaleX = CAValueFunctionName.scaleX

/// The name of `CAValueFunctionName.scaleY` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleY")
public let kCAValueFunctionScaleY = CAValueFunctionName.scaleY

/// The name of `CAValueFunctionName.scaleZ` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.scaleZ")
public let kCAValueFunctionScaleZ = CAValueFunctionName.scaleZ

/// The name of `CAValueFunctionName.translate` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translate")
public let kCAValueFunctionTranslate = CAValueFunctionName.translate

/// The name of `CAValueFunctionName.translateX` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateX")
public let kCAValueFunctionTranslateX = CAValueFunctionName.translateX

/// The name of `CAValueFunctionName.translateY` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateY")
public let kCAValueFunctionTranslateY = CAValueFunctionName.translateY

/// The name of `CAValueFunctionName.translateZ` before Swift 4.2.
@available(*, deprecated, renamed: "CAValueFunctionName.translateZ")
public let kCAValueFunctionTranslateZ = CAValueFunctionName.translateZ
