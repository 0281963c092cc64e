// As much of Foundation and UIKit as ContactsController.m and the generated header name. Written by hand.
typedef signed char BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define nil ((id)0)
#define IBOutlet __attribute__((iboutlet))
#define IBInspectable
typedef long NSInteger;
typedef unsigned long NSUInteger;
static const NSInteger NSNotFound = __LONG_MAX__;
typedef double CGFloat;
typedef struct CGPoint { CGFloat x, y; } CGPoint;
typedef struct CGSize { CGFloat width, height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
#define _TtC10Foundation7NSArray NSArray
#define _TtC10Foundation8NSString NSString
#define _TtC10Foundation11NSIndexPath NSIndexPath

#pragma clang assume_nonnull begin
@protocol NSObject
@end
__attribute__((objc_root_class)) @interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init;
@end
@interface NSString : NSObject
- (NSString *)substringToIndex:(NSUInteger)index;
@end
@interface NSConstantString : NSString
@end
@interface NSIndexPath : NSObject
@property (readonly) NSInteger section, row;
@end
@interface NSArray<__covariant ObjectType> : NSObject
@property (readonly) NSUInteger count;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nonnull])objects count:(NSUInteger)count;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
@end
@interface UIColor : NSObject
@property (class, readonly) UIColor *systemRedColor;
@end
@interface UIFont : NSObject
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
@end
@interface UIImage : NSObject
+ (nullable UIImage *)imageNamed:(NSString *)name;
@end
@interface UIView : NSObject
- (instancetype)initWithFrame:(CGRect)frame;
+ (instancetype)appearance;
+ (void)animateWithDuration:(double)seconds animations:(void (^)(void))animations;
- (void)addSubview:(UIView *)view;
@property (nonatomic, getter=isHidden) BOOL hidden;
@end
@interface UIControl : UIView
@end
@interface UIScrollView : UIView
@end
@interface UITableView : UIScrollView
@end
@interface UISearchBar : UIView
@end
@interface UIViewController : NSObject
- (void)viewDidLoad;
@property (nonatomic) UIView *view;
@end
@interface UITableViewController : UIViewController
@property (nonatomic) UITableView *tableView;
@end
#pragma clang assume_nonnull end
