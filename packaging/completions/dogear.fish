# SPDX-License-Identifier: GPL-3.0-or-later
# Completes the arguments of dogear in fish; files are completed by itself.
# tests/repo/test_packaging.py compares the options with those that dogear --help prints.

complete -c dogear -l data-dir -x -a '(__fish_complete_directories)' -d 'Use the library in this folder'
complete -c dogear -l minimised -d 'Start without showing the window in front'
complete -c dogear -l play -d Play
complete -c dogear -l pause -d Pause
complete -c dogear -l play-pause -d 'Pause, or play'
complete -c dogear -l next -d 'Play the next episode'
complete -c dogear -l previous -d 'Go back to the previous episode'
complete -c dogear -s h -l help -d 'Print the help'
complete -c dogear -l help-all -d 'Print the help with the options of Qt'
complete -c dogear -s v -l version -d 'Print the version'
