/// Numbers that no one should pass and that must do no harm (rule L12).
enum BadNumbers {
    static let doubles: [Double] = [
        .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, -1, -1e308, 1e308, .greatestFiniteMagnitude,
        -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
        1e-300,
        0x1p53, 0x1p63, -0x1p63, 0x1p64, 1.0.nextDown, 1.0.nextUp,
    ]

    static let wholes = [
        Int.min, .min + 1, -2_147_483_649, -1, 0, 1, 2, 2_147_483_646, 2_147_483_647, 2_147_483_648, .max - 1,
        .max,
    ]
}
