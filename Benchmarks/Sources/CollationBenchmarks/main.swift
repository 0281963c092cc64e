import BenchmarkKit

// The rows of the sections from names. Usage: see `Report`; besides
//
//     --names N           how many names; default 1,000,000, which is what the limits are for
//     --locale L          default sv
//     --runs N            how often each work is measured; default 5
//     --records N         how many names AlphabeticIndex is given, whose time grows with their square; default all
//     --part foundation   only what Foundation's comparison sorts
//     --memory KIND       print the bytes a name that sections of "mixed" or "equal" names take, and nothing else

var run = CollationRun(Report(area: "collation"))
run.all()
