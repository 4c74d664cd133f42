# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# A minimal Debian in a folder, for checks that must see nothing of this machine but /proc, /dev and its network.
# Sourced after lib.sh. Needs root and Debian's mirror.

root_folder=
# More variables for what runs there, "NAME=VALUE".
root_environment=()

# make_root VERSION FOLDER makes a minimal Debian 12 or 13 in a new folder.
make_root() {
    local suites=([12]=bookworm [13]=trixie) mirror=${DOGEAR_DEBIAN_MIRROR:-http://deb.debian.org/debian}
    [[ $(id -u) == 0 ]] || die "a chroot needs root: try again with sudo"
    command -v debootstrap >/dev/null || apt_get install --no-install-recommends debootstrap
    root_folder=$2
    say "making a minimal Debian $1 in $root_folder"
    if ! debootstrap --variant=minbase "${suites[$1]}" "$root_folder" "$mirror" >"$root_folder.log" 2>&1; then
        tail -n 20 "$root_folder.log" >&2
        die "debootstrap failed; see above"
    fi
    rm -f "$root_folder.log"
    # The network as this machine reaches it: its name servers and its settings for apt.
    cp /etc/resolv.conf "$root_folder/etc/resolv.conf"
    cp -r /etc/apt/apt.conf.d/. "$root_folder/etc/apt/apt.conf.d/"
    # Each installed system has it; debootstrap leaves it out.
    [[ -s $root_folder/etc/hosts ]] || printf '127.0.0.1\tlocalhost\n' >"$root_folder/etc/hosts"
    mount -t proc proc "$root_folder/proc"
    mount --rbind /dev "$root_folder/dev"
    mount --make-rslave "$root_folder/dev"
}

# clone_into_root clones the committed tree into /srv/dogear there.
# shellcheck disable=SC2154 # dogear_root is in lib.sh
clone_into_root() {
    say "cloning $(git -C "$dogear_root" rev-parse --short HEAD)"
    mkdir -p "$root_folder/srv"
    git clone -q --no-hardlinks "$dogear_root" "$root_folder/srv/dogear"
}

# in_root COMMAND… runs it there as root, with an environment of its own.
in_root() {
    env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        "${root_environment[@]}" chroot "$root_folder" "$@"
}

# release_root unmounts what is mounted there; fails if something stays mounted.
release_root() {
    local folder is_free=1
    for folder in proc dev root/.cache/ccache; do
        umount -R "$root_folder/$folder" 2>/dev/null || true
        ! mountpoint -q "$root_folder/$folder" || is_free=
    done
    [[ -n $is_free ]]
}

# remove_root deletes the folder, unless something in it is still mounted.
remove_root() {
    [[ -n $root_folder ]] || return 0
    if release_root; then
        rm -rf --one-file-system "$root_folder"
    fi
    root_folder=
}
