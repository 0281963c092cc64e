#!/usr/bin/env bash
# Checks the optimised program from outside: files good and bad, the rules of the engine, and a second
# implementation of them, also of the driver's; then whether that second implementation would find a fault.
#
#   conformance.sh [SEED…]     default: 1 2 3

. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

tool="$PWD/.build/release/index-bar replay -"
seeds=${*:-1 2 3}
[ -x .build/release/index-bar ] || fail "build the program first: ./Scripts/build.sh"

python3 Tests/Program/sections.py .build/release/index-bar
python3 Tests/Conformance/check.py scripts "$tool" Tests/Conformance/scripts
for seed in $seeds; do
    python3 Tests/Conformance/check.py worlds "$tool" --seed "$seed" --count 1000
done
for seed in $seeds; do
    python3 Tests/Conformance/differ.py "$tool" --seed "$seed"
done
for seed in $seeds; do
    python3 Tests/Conformance/driver.py "$tool" --seed "${seed}0000" --count 300
done
python3 Tests/Conformance/test_differ.py
python3 Tests/Conformance/test_driver.py "$tool"
