# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Shell functions of the programs beside this file and of .ci/run; sourced, never run.

# The top of the source tree.
dogear_root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)

say() {
    printf 'dogear: %s\n' "$*" >&2
}

die() {
    say "$*"
    exit 1
}

# What dependencies.txt calls this Debian: 12 or 13. A later one is taken as the last that is known.
debian_version() {
    local version
    version=$(. /etc/os-release 2>/dev/null && printf '%s' "${VERSION_ID:-}")
    if [[ $version =~ ^[0-9]+$ && $version -lt 13 ]]; then
        printf '12'
    else
        printf '13'
    fi
}

# source_date prints the time of these sources in seconds since 1970: SOURCE_DATE_EPOCH if that is set, otherwise
# that of the last commit, or of the last change where git knows none.
source_date() {
    if [[ -n ${SOURCE_DATE_EPOCH:-} ]]; then
        printf '%s\n' "$SOURCE_DATE_EPOCH"
    else
        # The folder may belong to another user than the one who builds.
        git -c "safe.directory=$dogear_root" -C "$dogear_root" log -1 --format=%ct 2>/dev/null \
            || stat --format=%Y "$dogear_root/packaging/CHANGELOG.md"
    fi
}

# packages_of SECTION… prints the package names below these headings of dependencies.txt, and below
# those for this Debian ("run on 12").
packages_of() {
    local section version
    version=$(debian_version)
    for section in "$@"; do
        awk -v wanted="# $section" -v here="# $section on $version" '
            /^# / { inside = ($0 == wanted || $0 == here); next }
            inside && NF && $1 !~ /^#/ { print $1 }
        ' "$dogear_root/packaging/dependencies.txt"
    done
}

# missing_packages NAME… prints those that dpkg does not have installed.
missing_packages() {
    local installed
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null \
        | awk '$1 == "installed" { print $2 }' || true)
    comm -23 <(printf '%s\n' "$@" | sort -u) <(sort -u <<<"$installed")
}

# apt_get ARGUMENT… runs apt-get as root without questions; its output is shown only if it fails.
apt_get() {
    local log prefix=(env)
    [[ $(id -u) == 0 ]] || prefix=(sudo env)
    log=$(mktemp)
    if ! "${prefix[@]}" DEBIAN_FRONTEND=noninteractive apt-get -qq -y \
        -o DPkg::Lock::Timeout=300 "$@" >"$log" 2>&1 </dev/null; then
        tail -n 30 "$log" >&2
        rm -f "$log"
        return 1
    fi
    rm -f "$log"
}

# need_packages SECTION… installs what is missing of these sections of dependencies.txt.
#
# DOGEAR_SKIP_PACKAGES=1 trusts that everything is there, for systems other than Debian.
need_packages() {
    [[ ${DOGEAR_SKIP_PACKAGES:-} != 1 ]] || return 0
    local wanted missing
    mapfile -t wanted < <(packages_of "$@")
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        die "this is not a Debian system. Install what these Debian packages hold, then set" \
            "DOGEAR_SKIP_PACKAGES=1 and try again: ${wanted[*]}"
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    if [[ $(id -u) != 0 ]] && ! command -v sudo >/dev/null; then
        die "packages are missing, and neither root nor sudo is there to install them:" \
            "apt-get install --no-install-recommends ${missing[*]}"
    fi
    say "installing packages: ${missing[*]}"
    # Old lists are enough on most machines; new ones only where apt has none or they fail.
    if ! apt-cache show "${missing[@]}" >/dev/null 2>&1 \
        || ! apt_get install --no-install-recommends "${missing[@]}" 2>/dev/null; then
        apt_get update || die "apt-get update failed; see above"
        apt_get install --no-install-recommends "${missing[@]}" \
            || die "apt-get could not install ${missing[*]}; see above"
    fi
}

# configure_preset PRESET configures build/PRESET when that is due.
configure_preset() {
    local preset=$1 folder=$dogear_root/build/$1
    if command -v ccache >/dev/null; then
        export DOGEAR_CCACHE=ccache
    fi
    if [[ ! -f $folder/build.ninja || $dogear_root/CMakePresets.json -nt $folder/build.ninja ]]; then
        say "configuring build/$preset"
        (cd "$dogear_root" && cmake --preset "$preset" >/dev/null)
    fi
}

# build_preset PRESET [TARGET …] configures build/PRESET when that is due, and builds it.
build_preset() {
    local preset=$1
    shift
    configure_preset "$preset"
    say "building build/$preset"
    (cd "$dogear_root" && cmake --build --preset "$preset" ${1:+--target "$@"})
}
