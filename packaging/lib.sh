# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# What the scripts of this folder share; sourced after `cd` to the project's root.

say() { printf 'dogear: %s\n' "$*" >&2; }

# The packages of the groups named, from dependencies.txt.
packages_of() {
    local group
    for group in "$@"; do
        awk -v want="# $group" '/^#/ {on = ($0 == want)} !/^#/ && NF && on' packaging/dependencies.txt
    done | sort -u
}

# Installs what is missing of the groups named; does nothing, quickly, if nothing is.
install_missing() {
    local missing=() package sudo=()
    while read -r package; do
        dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q '^install ok installed' ||
            missing+=("$package")
    done < <(packages_of "$@")
    [ ${#missing[@]} -eq 0 ] && return
    if ! command -v apt-get >/dev/null; then
        say "these packages are missing, and there is no apt-get to install them: ${missing[*]}"
        exit 1
    fi
    if [ "$(id -u)" -ne 0 ]; then
        if ! command -v sudo >/dev/null; then
            say "run this as root, or install sudo; these packages are missing: ${missing[*]}"
            exit 1
        fi
        sudo=(sudo)
    fi
    say "installing ${missing[*]}"
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# Configures the preset if it is not, and builds it (or the targets that follow).
configure_and_build() {
    local preset=$1 jobs
    shift
    if command -v ccache >/dev/null; then
        export DOGEAR_CCACHE=ccache
    fi
    if [ ! -f "build/$preset/build.ninja" ]; then
        say "configuring $preset"
        cmake --preset "$preset" >/dev/null
    fi
    jobs=$(nproc)
    say "building $preset with $jobs jobs"
    cmake --build --preset "$preset" --parallel "$jobs" ${1:+--target "$@"}
}
