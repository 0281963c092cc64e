// The GTK 4 front end is inside `#if GTK`: without the trait this module is empty.
