# SPDX-License-Identifier: GPL-3.0-or-later
# Completes the arguments of dogear in fish; files are completed by itself.
# tests/repo/test_packaging.py compares the options with those that dogear --help prints.

complete -c dogear -l data-dir -x -a '(__fish_complete_directories)' -d 'Use the library in this folder'
complete -c dogear -l minimised -d 'Start in the tray, or minimised'
complete -c dogear -l play -d 'Play, start Dogear if need be'
complete -c dogear -l pause -d Pause
complete -c dogear -l play-pause -d 'Pause what is playing, or play'
complete -c dogear -l stop -d 'Stop, keep the place'
complete -c dogear -l next -d 'Play the next episode of Up next'
complete -c dogear -l back -d 'Jump back'
complete -c dogear -l forward -d 'Jump forward'
complete -c dogear -s h -l help -d 'Print the help'
complete -c dogear -l help-all -d 'Print the help with the options of Qt'
complete -c dogear -s v -l version -d 'Print the version'
