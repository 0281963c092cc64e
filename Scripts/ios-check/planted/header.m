// objective-c: property 'titleColour' not found on object of type 'IndexBarView *'
#import <Foundation/Foundation.h>

#import <IndexBarUIKit.h>

void setUp(IndexBarView *bar) { bar.titleColour = UIColor.systemRedColor; }
