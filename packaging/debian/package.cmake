# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack when it starts to pack: the time, the version and what the programs load, for the Debian that packs.

# ask_shell(variable FUNCTION [ARGUMENT …]) sets it to what a function of packaging/lib.sh prints.
function(ask_shell variable)
    execute_process(COMMAND bash -euo pipefail -c [[source "$1/packaging/lib.sh"; shift; "$@"]]
        bash ${CPACK_DOGEAR_SOURCE} ${ARGN}
        OUTPUT_VARIABLE output OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    set(${variable} "${output}" PARENT_SCOPE)
endfunction()

# All times in the package are this one, so that the same sources give the same bytes.
ask_shell(epoch source_date)
set(ENV{SOURCE_DATE_EPOCH} ${epoch})

# 0.1.0~202611211200-1~deb12: each commit before a release is newer than the commits before it, the release is newer
# than all of them, and a package for Debian 13 replaces the same one for Debian 12.
file(STRINGS ${CPACK_DOGEAR_SOURCE}/packaging/CHANGELOG.md heading REGEX "^## " LIMIT_COUNT 1)
set(CPACK_DOGEAR_IS_RELEASE ON)
if(heading MATCHES "unreleased")
    set(CPACK_DOGEAR_IS_RELEASE OFF)
    string(TIMESTAMP moment "%Y%m%d%H%M" UTC)
    set(CPACK_DEBIAN_PACKAGE_VERSION "${CPACK_PACKAGE_VERSION}~${moment}")
else()
    set(CPACK_DEBIAN_PACKAGE_VERSION ${CPACK_PACKAGE_VERSION})
endif()
ask_shell(debian debian_version)
string(APPEND CPACK_DEBIAN_PACKAGE_VERSION "-1~deb${debian}")

# What is loaded at run time, which no linker knows: the list that packaging/run installs.
ask_shell(packages packages_of run)
string(REPLACE "\n" ";" packages "${packages}")
foreach(library IN LISTS CPACK_DOGEAR_LOADED_LIBRARIES)
    file(REAL_PATH ${library} file)
    execute_process(COMMAND dpkg-query --search ${file}
        OUTPUT_VARIABLE owner OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX REPLACE ":.*" "" owner "${owner}")
    list(APPEND packages ${owner})
endforeach()
set(CPACK_DOGEAR_LOADED_PACKAGES ${packages})
