// An app's controller in Objective-C, checked by clang against the generated headers: everything that Swift has.
#import <Foundation/Foundation.h>

#import <IndexBarUIKit.h>

@interface ContactsController : UITableViewController <IndexBarViewDelegate>
@property (nonatomic) NSArray<NSString *> *names;
@property (nonatomic) UISearchBar *searchBar;
@end

@implementation ContactsController

+ (void)setUpAppearance {
    [IndexBarView appearance].titleColor = UIColor.systemRedColor;
    [IndexBarView appearance].titleFont = [UIFont boldSystemFontOfSize:12];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    IndexBarView *bar = [IndexBarView barAttachedToScrollView:self.tableView];
    __weak ContactsController *weakSelf = self;
    bar.rowTitle = ^NSString *(NSIndexPath *path) {
        return [weakSelf.names[(NSUInteger)path.row] substringToIndex:1];
    };
    bar.delegate = self;
    bar.searchBar = self.searchBar;
    bar.reservation = IndexBarReservationSafeArea;
    bar.distribution = IndexBarDistributionFill;
    bar.scrollsAnimated = YES;
    bar.previewTitle = ^NSString *(NSInteger entry) { return entry == 0 ? @"First" : nil; };
    bar.entryImage = ^UIImage *(NSInteger entry) { return entry == 0 ? [UIImage imageNamed:@"star"] : nil; };
    bar.animateVisibility = ^(BOOL appears, void (^change)(void)) {
        [UIView animateWithDuration:appears ? 0.4 : 0.1 animations:change];
    };
    [bar setSelectionHandler:^(NSInteger entry) { [weakSelf showEntry:entry]; }];
    bar.onReservationChange = ^(CGFloat thickness) { [weakSelf showEntry:(NSInteger)thickness]; };
    bar.onRestore = ^(NSInteger row, double fraction) { [weakSelf showEntry:row + (NSInteger)fraction]; };
    bar.hurriesTouches = NO;
}

- (void)showEntry:(NSInteger)entry {
}

- (void)addNames:(NSInteger)count toBar:(IndexBarView *)bar {
    [bar rowsInsertedFrom:0 count:count inSection:0];
    [bar rowsRemovedFrom:count count:1 inSection:0];
    [bar reloadSections];
    if (bar.currentIndex != (NSUInteger)NSNotFound && bar.reservedThickness > 0) { [bar selectEntryAtIndex:0]; }
}

- (IndexBarView *)barOfItsOwn:(CGRect)frame {
    IndexBarView *bar = [[IndexBarView alloc] initWithFrame:frame titles:@[ @"A", @"B", @"C" ]];
    bar.sectionTitle = ^NSString *(NSInteger section) { return section < 3 ? @"A" : nil; };
    [bar useFloatingStyle];
    bar.horizontal = !bar.isHorizontal;
    bar.endPadding = 4;
    bar.minimumRows = 20;
    bar.highlightColor = bar.previewColor = bar.trackingBackgroundColor = UIColor.systemRedColor;
    bar.showsPreview = bar.showsHighlight = bar.givesFeedback = NO;
    [bar listScrolledToRow:12 fraction:0.5 byUser:YES];
    [bar attachToScrollView:self.tableView];
    [bar detachFromScrollView];
    bar.list = self.tableView;
    return bar;
}

- (void)indexBarView:(IndexBarView *)bar didSelectEntryAtIndex:(NSInteger)index {
    [self showEntry:index];
}
@end
