// What has to come from Objective-C for the compiler to take a class or a structure as its own. Written by hand.
typedef struct CGPoint { double x, y; } CGPoint;
typedef struct CGSize { double width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;

#pragma clang assume_nonnull begin
@protocol NSObject
- (_Bool)isEqual:(id)object;
@property (readonly) long hash;
@end

__attribute__((objc_root_class)) @interface NSObject <NSObject>
- (instancetype)init;
@end
#pragma clang assume_nonnull end
