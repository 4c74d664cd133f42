# SPDX-License-Identifier: GPL-3.0-or-later
# Run by cpack between installing into a folder and packing it: adds and changes what Debian's policy asks for.
set(usr ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX})
set(share ${usr}/share)
set(packaging ${CPACK_DOGEAR_SOURCE}/packaging)

function(run)
    execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# Debian's zsh does not look into site-functions below /usr.
file(MAKE_DIRECTORY ${share}/zsh)
file(RENAME ${share}/zsh/site-functions ${share}/zsh/vendor-completions)

# CHANGELOG.md is for users; the other one names the version of the package.
set(doc ${share}/doc/dogear)
file(MAKE_DIRECTORY ${doc})
file(COPY_FILE ${packaging}/debian/copyright ${doc}/copyright)
file(COPY_FILE ${packaging}/CHANGELOG.md ${doc}/changelog)
string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC) # that of SOURCE_DATE_EPOCH
string(TIMESTAMP day "%Y-%m-%d" UTC)
if(CPACK_DOGEAR_IS_RELEASE)
    set(change "Release ${CPACK_PACKAGE_VERSION}.")
else()
    set(change "Snapshot of ${day}, before the release of ${CPACK_PACKAGE_VERSION}.")
endif()
file(WRITE ${doc}/changelog.Debian
"dogear (${CPACK_DEBIAN_PACKAGE_VERSION}) unstable; urgency=medium

  * ${change}
    The file changelog.gz lists the changes.

 -- ${CPACK_PACKAGE_CONTACT}  ${date}
")
run(gzip -9n ${share}/man/man1/dogear.1 ${share}/man/man1/dogearctl.1 ${doc}/changelog ${doc}/changelog.Debian)

if(EXISTS ${packaging}/debian/lintian-overrides)
    file(MAKE_DIRECTORY ${share}/lintian/overrides)
    file(COPY_FILE ${packaging}/debian/lintian-overrides ${share}/lintian/overrides/dogear)
endif()

# The same with any umask.
set(for_all OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
set(for_all_executable ${for_all} OWNER_EXECUTE GROUP_EXECUTE WORLD_EXECUTE)
file(CHMOD_RECURSE ${usr} FILE_PERMISSIONS ${for_all} DIRECTORY_PERMISSIONS ${for_all_executable})
file(CHMOD ${usr}/bin/dogear ${usr}/bin/dogearctl PERMISSIONS ${for_all_executable})

# As dh_strip does it; CPACK_STRIP_FILES leaves a section that only names the compiler.
list(TRANSFORM CPACK_DOGEAR_PROGRAMS PREPEND ${usr}/ OUTPUT_VARIABLE programs)
run(strip --strip-unneeded --remove-section=.comment --remove-section=.note ${programs})

# What the programs link, with versions, and then what they load besides. Not cpack's CPACK_DEBIAN_PACKAGE_SHLIBDEPS: it
# would name packages twice, and run ldconfig for modules that no program links.
set(work ${CPACK_TOPLEVEL_DIRECTORY}/shlibdeps)
file(WRITE ${work}/debian/control "") # what dpkg-shlibdeps looks for
execute_process(COMMAND dpkg-shlibdeps -O ${programs} WORKING_DIRECTORY ${work}
    OUTPUT_VARIABLE depends ERROR_VARIABLE warnings OUTPUT_STRIP_TRAILING_WHITESPACE RESULT_VARIABLE status)
if(NOT status EQUAL 0)
    message(FATAL_ERROR "dpkg-shlibdeps failed: ${warnings}")
endif()
string(REGEX REPLACE "^.*Depends=" "" depends "${depends}")
string(REGEX MATCHALL "[a-z0-9][a-z0-9.+-]+( \\([^)]*\\))?" linked "${depends}")
list(TRANSFORM linked REPLACE " .*" "")
set(loaded ${CPACK_DOGEAR_LOADED_PACKAGES})
list(REMOVE_ITEM loaded ${linked})
list(REMOVE_DUPLICATES loaded)
list(JOIN loaded ", " loaded)
set(CPACK_DEBIAN_PACKAGE_DEPENDS "${depends}, ${loaded}")
