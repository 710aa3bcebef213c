#!/bin/sh
# Install the toolchains that no feature brings, by the same packages as .ci/run: the tests run real test runners.
set -eu

sudo apt-get update -qq
sudo apt-get install -qq --yes --no-install-recommends phpunit ruby-rspec ruby-rspec-junit-formatter cmake make g++ bubblewrap chromium git-lfs
python3 -m pip install --quiet pytest
cargo install cargo-nextest --quiet --locked --debug --no-default-features --features default-no-update
go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.12
go install github.com/nektos/act@v0.2.89
