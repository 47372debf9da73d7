# Each command installs what it needs first and says so.
.PHONY: demo gallery docs test test-all bench fuzz sanitize format lint dependencies clean

SWIFT ?= swift
OUT := out

dependencies:
	@Scripts/install-dependencies

demo:
	@Scripts/demo

gallery:
	@Scripts/gallery

docs:
	@Scripts/docs

test:
	@Scripts/test

test-all:
	@Scripts/test-all

bench:
	@Scripts/bench

fuzz: dependencies
	@Scripts/fuzz

sanitize:
	@Scripts/sanitize

format: dependencies
	@$(SWIFT) format --in-place --parallel --configuration .swift-format --recursive Sources Tests Examples Benchmarks Porter Studio/Sources Studio/Tests Window Package.swift

lint:
	@Scripts/install-dependencies --tests
	@Scripts/lint

clean:
	@rm -rf .build $(OUT) Examples/*/.build Benchmarks/.build Porter/.build Studio/.build Window/.build
