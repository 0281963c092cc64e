// As much of the concurrency library as the front ends need to be type-checked; never linked, never run.
import Swift

public protocol AnyActor: AnyObject, Sendable {}
public protocol Actor: AnyActor { nonisolated var unownedExecutor: UnownedSerialExecutor { get } }
public struct UnownedSerialExecutor: Sendable { public init() {} }
public struct UnownedJob: Sendable {}
public protocol Executor: AnyObject, Sendable {}
public protocol SerialExecutor: Executor {}
public protocol GlobalActor {
    associatedtype ActorType: Actor
    static var shared: ActorType { get }
}
@globalActor public final actor MainActor: GlobalActor {
    public static let shared = MainActor()
    public nonisolated var unownedExecutor: UnownedSerialExecutor { UnownedSerialExecutor() }
    public static func assumeIsolated<T: Sendable>(_ operation: @MainActor () throws -> T) rethrows -> T {
        fatalError()
    }
}
public struct Task<Success: Sendable, Failure: Error>: Sendable {}
public protocol AsyncSequence {}
