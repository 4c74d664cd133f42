# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Completes the arguments of dogear in bash. Needs nothing of the package bash-completion.
# tests/repo/test_packaging.py compares the options with those that dogear --help prints.

_dogear() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    if [[ $word == '=' ]]; then
        word=''
    elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    if [[ $before == --data-dir ]]; then
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
    elif [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "--data-dir --minimised --play --pause --play-pause --stop \
            --next --back --forward --help --help-all --version" -- "$word")
    else
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
    fi
}

complete -F _dogear dogear
