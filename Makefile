# Thin wrappers: each target is a script that runs without make as well.

.PHONY: setup build demo test check format pictures

setup:
	@./Scripts/setup.sh

build:
	@./Scripts/build.sh

demo:
	@./Scripts/demo.sh

test:
	@./Scripts/test.sh

check:
	@./Scripts/check.sh

format:
	@./Scripts/format.sh

pictures:
	@./Scripts/pictures.sh
