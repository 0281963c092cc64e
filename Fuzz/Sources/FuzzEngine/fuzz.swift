import EngineProof

/// libFuzzer's entry: bytes become inputs, and a breach is a crash.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let proved = ProvedEngine(source: FuzzBytes(UnsafeBufferPointer(start: bytes, count: count)), rarely: 0)
    do {
        while !proved.isOver { try proved.step() }
    } catch {
        fatalError("\(error)")
    }
    return 0
}
