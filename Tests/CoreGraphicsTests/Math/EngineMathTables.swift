/// Arguments and the bits that the engine gives on every machine.
///
/// They are the nearest double to the true result, computed with 300 bits, but for the lines that say otherwise.
enum EngineMathTables {
  static let sin: [(Double, UInt64)] = [
    (1e-300, 0x01a56e1fc2f8f359),
    (1e-09, 0x3e112e0be826d695),
    (0.1, 0x3fb98eaecb8bcb2c),
    (0.5, 0x3fdeaee8744b05f0),
    (0.7853981633974483, 0x3fe6a09e667f3bcc),
    (1.0, 0x3feaed548f090cee),
    (1.5707963267948966, 0x3ff0000000000000),
    (2.0, 0x3fed18f6ead1b446),
    (3.141592653589793, 0x3ca1a62633145c07),
    (-2.5, 0xbfe326af0dcfcab0),  // one unit from the nearest
    (6.283185307179586, 0xbcb1a62633145c07),
    (10.0, 0xbfe1689ef5f34f52),
    (100.0, 0xbfe03425b78c4db8),
    (-1234.5678, 0xbfb3fa00084ee3dd),
    (1000000.0, 0xbfd6664b2568d867),
    (1000000000000.0, 0xbfe38f4477984352),
  ]
  static let cos: [(Double, UInt64)] = [
    (1e-300, 0x3ff0000000000000),
    (1e-09, 0x3ff0000000000000),
    (0.1, 0x3fefd712f9a817c1),
    (0.5, 0x3fec1528065b7d50),
    (0.7853981633974483, 0x3fe6a09e667f3bcd),
    (1.0, 0x3fe14a280fb5068c),
    (1.5707963267948966, 0x3c91a62633145c07),
    (2.0, 0xbfdaa22657537205),
    (3.141592653589793, 0xbff0000000000000),
    (-2.5, 0xbfe9a2f7ef858b7d),
    (6.283185307179586, 0x3ff0000000000000),
    (10.0, 0xbfead9ac890c6b1f),
    (100.0, 0x3feb981dbf665fdf),
    (-1234.5678, 0xbfefe7053dc31387),
    (1000000.0, 0x3fedf9df9906d32c),
    (1000000000000.0, 0x3fe9538731dff223),
  ]
  static let tan: [(Double, UInt64)] = [
    (1e-09, 0x3e112e0be826d695),
    (0.1, 0x3fb9af8877430b80),
    (0.7853981633974483, 0x3fefffffffffffff),
    (1.0, 0x3ff8eb245cbee3a6),
    (1.5707963267948966, 0x434d02967c31cdb5),
    (2.0, 0xc0017af62e0950f8),
    (-3.0, 0x3fc23ef71254b86f),
    (100.0, 0xbfe2ca74d62b5d38),
    (1000000.0, 0xbfd7e9768ab734c0),
  ]
  static let asin: [(Double, UInt64)] = [
    (1e-09, 0x3e112e0be826d695),
    (0.1, 0x3fb9a49276037884),
    (-0.5, 0xbfe0c152382d7366),
    (0.7071067811865476, 0x3fe921fb54442d19),
    (0.9, 0x3ff1ea93705fa172),
    (0.999999, 0x3ff91c306b2c13ad),
    (1.0, 0x3ff921fb54442d18),
  ]
  static let exp: [(Double, UInt64)] = [
    (-745.0, 0x0000000000000001),
    (-708.5, 0x000e6cf6d08897ac),
    (-100.0, 0x36ea8c1f14e2af5d),
    (-1.0, 0x3fd78b56362cef38),
    (-1e-09, 0x3fefffffff768fa1),
    (1e-17, 0x3ff0000000000000),
    (0.1, 0x3ff1aec7b35a00d4),
    (0.5, 0x3ffa61298e1e069c),
    (1.0, 0x4005bf0a8b145769),
    (2.0, 0x401d8e64b8d4ddae),
    (10.0, 0x40d5829dcf950560),
    (100.0, 0x48f3494a9b171bf5),
    (709.5, 0x7fe81e9b4b52d0c9),
  ]
  static let log: [(Double, UInt64)] = [
    (0x1p-1074, 0xc0874385446d71c3),
    (1e-300, 0xc085963447f87fb5),
    (0.1, 0xc0026bb1bbb55515),
    (0.5, 0xbfe62e42fefa39ef),
    (0.9999999, 0xbe7ad7f2b1049b9f),
    (1.0000001, 0x3e7ad7f2847b6492),
    (1.5, 0x3fd9f323ecbf984c),
    (2.0, 0x3fe62e42fefa39ef),
    (2.718281828459045, 0x3ff0000000000000),
    (10.0, 0x40026bb1bbb55516),
    (1000000.0, 0x402ba18a998fffa0),
    (1.7e+308, 0x40862dd08fdc6f88),
  ]
  static let atan2: [(Double, Double, UInt64)] = [
    (1.0, 1.0, 0x3fe921fb54442d18),
    (1.0, -1.0, 0x4002d97c7f3321d2),
    (-1.0, -1.0, 0xc002d97c7f3321d2),
    (-1.0, 1.0, 0xbfe921fb54442d18),
    (3.0, 4.0, 0x3fe4978fa3269ee1),
    (-0.1, 100.0, 0xbf50624d77516e16),
    (5.0, -1e-06, 0x3ff921fb89f4124e),
    (1e-300, 1e+300, 0x0000000000000000),
    (2.0, -7.0, 0x4006e8062854db5e),
  ]
  static let pow: [(Double, Double, UInt64)] = [
    (2.0, 0.5, 0x3ff6a09e667f3bcd),
    (0.998, 1000.0, 0x3fc149cb5561120a),
    (0.99, 16.67, 0x3feb1054c69210ea),
    (10.0, -5.0, 0x3ee4f8b588e368f0),  // one unit from the nearest
    (10.0, 300.0, 0x7e37e43c8800759c),
    (1.0001, 1000000.0, 0x48f330ab10a37aa5),
    (0.5, 1074.0, 0x0000000000000001),
    (-2.0, 3.0, 0xc020000000000000),
    (-1.5, 4.0, 0x4014400000000000),
    (3.0, -600.5, 0x0472c3fe31a13ba2),
  ]
}
