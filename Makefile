# Thin wrappers: each target is a script that runs without make as well.

# make install's PREFIX
PREFIX ?= /usr/local

.PHONY: setup build gobject install demo test test-uikit test-swiftui test-gobject web web-demo test-web check format pictures table bench mutants soak sanitize fuzz

setup:
	@./Scripts/setup.sh

build:
	@./Scripts/build.sh

gobject:
	@./Scripts/gobject.sh

install:
	@./Scripts/gobject.sh --install $(PREFIX)

demo:
	@./Scripts/demo.sh

test:
	@./Scripts/test.sh

web-demo:
	@./Scripts/web-demo.sh

web:
	@./Scripts/web.sh

test-web:
	@./Scripts/test-web.sh

test-uikit:
	@./Scripts/test-uikit.sh

test-swiftui:
	@./Scripts/test-swiftui.sh

test-gobject:
	@./Scripts/test-gobject.sh

check:
	@./Scripts/check.sh

format:
	@./Scripts/format.sh

pictures:
	@./Scripts/pictures.sh

table:
	@./Scripts/table.sh

bench:
	@./Scripts/bench.sh

mutants:
	@./Scripts/mutants.sh $(if $(COUNT)$(SEED),--rules $(or $(COUNT),60) $(or $(SEED),1))

soak:
	@./Scripts/soak.sh $(or $(EVENTS),10000000) $(or $(SEED),1) $(or $(FROM),0)

sanitize:
	@./Scripts/sanitize.sh

fuzz:
	@./Scripts/fuzz.sh $(SECONDS)
