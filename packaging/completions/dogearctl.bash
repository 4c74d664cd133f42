# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# Completes the arguments of dogearctl in bash. Needs nothing of the package bash-completion.
# tests/repo/test_packaging.py compares the words with what dogearctl --help prints.

# _dogearctl_words WORD… completes one of them.
_dogearctl_words() {
    mapfile -t COMPREPLY < <(compgen -W "$*" -- "$word")
}

# _dogearctl_files [PATTERN…] completes folders, and files with these endings, or all files.
_dogearctl_files() {
    local pattern
    compopt -o filenames 2>/dev/null
    if [[ $# == 0 ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
    fi
    mapfile -t COMPREPLY < <(
        compgen -d -- "$word"
        for pattern in "$@"; do
            compgen -f -X "!$pattern" -- "$word"
        done
    )
}

# _dogearctl_folders completes folders.
_dogearctl_folders() {
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -d -- "$word")
}

# _dogearctl_value OPTION completes its value; false if it has none.
_dogearctl_value() {
    case $1 in
    --data-dir) _dogearctl_folders ;;
    --source) _dogearctl_words apple podcastindex podcastindex-key fyyd ;;
    --from)
        _dogearctl_words gpodder kasts antennapod gnome-podcasts overcast podcast-addict newsboat \
            clementine apple-podcasts opml
        ;;
    --order) _dogearctl_words newest oldest shuffled ;;
    --base-url | --show | --filter | --limit | --country | --category | --wait | --set | --per-show | --until)
        COMPREPLY=()
        ;;
    *) return 1 ;;
    esac
}

# _dogearctl_options COMMAND completes its options, and those that every command has.
_dogearctl_options() {
    local options=(--data-dir --json --help)
    case $1 in
    '') options+=(--version) ;;
    parse) options+=(--base-url) ;;
    import) options+=(--from --dry-run --all --probably-played --damaged) ;;
    episodes) options+=(--show --filter --limit) ;;
    search) options+=(--exact --limit) ;;
    discover) options+=(--source --country --episodes) ;;
    charts) options+=(--country --category) ;;
    download) options+=(--wait) ;;
    position) options+=(--set) ;;
    mcp) options+=(--write) ;;
    station) options+=(--limit --order --per-show --until) ;;
    sync) options+=(--everything) ;;
    hosts) options+=(--clear) ;;
    esac
    _dogearctl_words "${options[@]}"
}

# _dogearctl_argument COMMAND COUNT completes the argument of the command that follows COUNT others.
_dogearctl_argument() {
    local count=$2
    case $1 in
    '')
        _dogearctl_words parse tags subscribe import export refresh shows health episodes show search \
            discover charts resolve statistics bookmarks queue list station download mark position mcp \
            backup restore check settings sync hosts
        ;;
    subscribe) _dogearctl_files ;;
    parse | tags) [[ $count -gt 0 ]] || _dogearctl_files ;;
    import)
        # Databases and backups of other players have any name.
        if [[ " ${COMP_WORDS[*]} " == *' --from'[\ =]* ]]; then
            [[ $count -gt 0 ]] || _dogearctl_files
        else
            [[ $count -gt 0 ]] || _dogearctl_files '*.opml' '*.xml'
        fi
        ;;
    export) [[ $count -gt 0 ]] || _dogearctl_files '*.opml' '*.xml' ;;
    backup | restore) [[ $count -gt 0 ]] || _dogearctl_files '*.zip' ;;
    statistics) [[ $count -gt 0 ]] || _dogearctl_words days months years ;;
    queue)
        case $count in
        0) _dogearctl_words add next remove move clear fill then ;;
        1) [[ ${COMP_WORDS[COMP_CWORD - 1]} != then ]] || _dogearctl_words nothing list station ;;
        2) [[ ${COMP_WORDS[COMP_CWORD - 2]} != fill ]] || _dogearctl_words list station ;;
        esac
        ;;
    list) [[ $count -gt 0 ]] || _dogearctl_words show create delete rename add remove move played ;;
    station) [[ $count -gt 0 ]] || _dogearctl_words show set end ;;
    sync)
        case $count in
        0) _dogearctl_words run status log retry folder ;;
        1) [[ ${COMP_WORDS[COMP_CWORD - 1]} != folder ]] || _dogearctl_folders ;;
        esac
        ;;
    mark) [[ $count != 1 ]] || _dogearctl_words played unplayed ;;
    settings)
        case $count in
        0) _dogearctl_words export import ;;
        1) _dogearctl_files '*.json' ;;
        esac
        ;;
    esac
}

_dogearctl() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' count=0 i
    COMPREPLY=()
    # bash splits "--limit=5" at the equals sign.
    if [[ $word == '=' ]]; then
        word=''
    elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
        --data-dir | --source | --from | --base-url | --show | --filter | --limit | --country | --category | --wait | --set | \
            --order | --per-show | --until)
            [[ ${COMP_WORDS[i + 1]} != '=' ]] || i=$((i + 1))
            i=$((i + 1))
            ;;
        -*) ;;
        *)
            if [[ -z $command ]]; then
                command=${COMP_WORDS[i]}
            else
                count=$((count + 1))
            fi
            ;;
        esac
    done
    if _dogearctl_value "$before"; then
        return
    elif [[ $word == -* ]]; then
        _dogearctl_options "$command"
    else
        _dogearctl_argument "$command" "$count"
    fi
}

complete -F _dogearctl dogearctl
