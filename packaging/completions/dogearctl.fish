# SPDX-License-Identifier: GPL-3.0-or-later
# Completes the arguments of dogearctl in fish.
# tests/repo/test_packaging.py compares the words with what dogearctl --help prints.

set -l commands parse tags subscribe import export refresh shows health episodes show search discover charts \
    resolve statistics bookmarks queue list station download mark position mcp backup restore check settings sync hosts

complete -c dogearctl -f
complete -c dogearctl -l data-dir -x -a '(__fish_complete_directories)' -d 'Use the library in this folder'
complete -c dogearctl -l json -d 'Print one JSON document'
complete -c dogearctl -s h -l help -d 'Print the help'

set -l first "not __fish_seen_subcommand_from $commands"
complete -c dogearctl -n "$first" -l version -d 'Print the version'
complete -c dogearctl -n "$first" -a parse -d 'Read a feed and store nothing'
complete -c dogearctl -n "$first" -a tags -d 'Print what a sound or video file says about itself'
complete -c dogearctl -n "$first" -a subscribe -d 'Follow shows'
complete -c dogearctl -n "$first" -a import -d 'Follow the shows of an OPML list, or bring another player over'
complete -c dogearctl -n "$first" -a export -d 'Write all shows to an OPML list'
complete -c dogearctl -n "$first" -a refresh -d 'Read feeds again'
complete -c dogearctl -n "$first" -a shows -d 'List the shows'
complete -c dogearctl -n "$first" -a health -d 'Tell what became of the last reads of a feed'
complete -c dogearctl -n "$first" -a episodes -d 'List episodes'
complete -c dogearctl -n "$first" -a show -d 'Print all facts about an episode'
complete -c dogearctl -n "$first" -a search -d 'Find episodes'
complete -c dogearctl -n "$first" -a discover -d 'Search directories for shows or episodes'
complete -c dogearctl -n "$first" -a charts -d 'List the shows that many listen to'
complete -c dogearctl -n "$first" -a resolve -d 'Print the feed to which a link leads'
complete -c dogearctl -n "$first" -a statistics -d 'Tell how long you listened'
complete -c dogearctl -n "$first" -a bookmarks -d 'List the times that you marked'
complete -c dogearctl -n "$first" -a queue -d 'List and edit Up next'
complete -c dogearctl -n "$first" -a list -d 'List and edit lists of episodes'
complete -c dogearctl -n "$first" -a station -d 'List and edit searches that play as stations'
complete -c dogearctl -n "$first" -a download -d 'Download episodes'
complete -c dogearctl -n "$first" -a mark -d 'Mark an episode as played or unplayed'
complete -c dogearctl -n "$first" -a position -d 'Print or set the place in an episode'
complete -c dogearctl -n "$first" -a mcp -d 'Serve the library to a language model'
complete -c dogearctl -n "$first" -a backup -d 'Write shows, places and settings to a file'
complete -c dogearctl -n "$first" -a restore -d 'Replace the library by a backup'
complete -c dogearctl -n "$first" -a check -d 'Look whether the library is sound'
complete -c dogearctl -n "$first" -a settings -d 'Export or import all settings'
complete -c dogearctl -n "$first" -a sync -d 'Sync with other devices, or tell how that stands'
complete -c dogearctl -n "$first" -a hosts -d 'List the hosts that were contacted'

complete -c dogearctl -n '__fish_seen_subcommand_from parse tags subscribe' -F
complete -c dogearctl -n '__fish_seen_subcommand_from import export' -a '(__fish_complete_suffix .opml)'
complete -c dogearctl -n '__fish_seen_subcommand_from import' -l from -x \
    -a 'gpodder kasts antennapod gnome-podcasts overcast podcast-addict newsboat clementine apple-podcasts opml' \
    -d 'Bring the library of this player over'
complete -c dogearctl -n '__fish_seen_subcommand_from import' -l dry-run -d 'Only tell what would come over'
complete -c dogearctl -n '__fish_seen_subcommand_from import' -l all -d 'Shows as well that are not followed there'
complete -c dogearctl -n '__fish_seen_subcommand_from import' -l probably-played \
    -d 'Mark episodes as played that may have been'
complete -c dogearctl -n '__fish_seen_subcommand_from import' -l damaged -d 'What can be read of a damaged file'
complete -c dogearctl -n '__fish_seen_subcommand_from backup restore' -a '(__fish_complete_suffix .zip)'
complete -c dogearctl -n '__fish_seen_subcommand_from parse' -l base-url -x -d 'Where relative addresses start'
complete -c dogearctl -n '__fish_seen_subcommand_from episodes' -l show -x -d 'Of one show'
complete -c dogearctl -n '__fish_seen_subcommand_from episodes' -l filter -x -d 'With these words'
complete -c dogearctl -n '__fish_seen_subcommand_from episodes search' -l limit -x -d 'At most'
complete -c dogearctl -n '__fish_seen_subcommand_from search' -l exact -d 'Only episodes with all words as typed'
complete -c dogearctl -n '__fish_seen_subcommand_from discover' -l source -x \
    -a 'apple podcastindex podcastindex-key fyyd' -d 'Ask one directory'
complete -c dogearctl -n '__fish_seen_subcommand_from discover charts' -l country -x -d 'Country of two letters'
complete -c dogearctl -n '__fish_seen_subcommand_from discover' -l episodes -d 'Search for episodes'
complete -c dogearctl -n '__fish_seen_subcommand_from charts' -l category -x -d 'Category'
complete -c dogearctl -n '__fish_seen_subcommand_from statistics' -a 'days months years'
complete -c dogearctl -n '__fish_seen_subcommand_from queue' -a 'add next remove move clear fill then'
complete -c dogearctl -n '__fish_seen_subcommand_from list' -a 'show create delete rename add remove move played'
complete -c dogearctl -n '__fish_seen_subcommand_from station' -a 'show set end'
complete -c dogearctl -n '__fish_seen_subcommand_from station' -l limit -x -d 'List at most so many'
complete -c dogearctl -n '__fish_seen_subcommand_from station' -l order -x -a 'newest oldest shuffled' -d 'Order'
complete -c dogearctl -n '__fish_seen_subcommand_from station' -l per-show -x -d 'At most so many of each show'
complete -c dogearctl -n '__fish_seen_subcommand_from station' -l until -x -d 'Last day of publication'
complete -c dogearctl -n '__fish_seen_subcommand_from download' -l wait -x -d 'Seconds without data'
complete -c dogearctl -n '__fish_seen_subcommand_from mark' -a 'played unplayed'
complete -c dogearctl -n '__fish_seen_subcommand_from position' -l set -x -d 'Milliseconds'
complete -c dogearctl -n '__fish_seen_subcommand_from mcp' -l write -d 'Add the tools that change the library'
complete -c dogearctl -n '__fish_seen_subcommand_from settings' -a 'export import'
complete -c dogearctl -n '__fish_seen_subcommand_from settings' -a '(__fish_complete_suffix .json)'
complete -c dogearctl -n '__fish_seen_subcommand_from sync' -a 'run status log retry folder'
complete -c dogearctl -n '__fish_seen_subcommand_from sync' -l everything -d 'Read all changes again'
complete -c dogearctl -n '__fish_seen_subcommand_from hosts' -l clear -d 'Forget them'
