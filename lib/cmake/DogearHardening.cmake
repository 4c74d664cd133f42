# SPDX-License-Identifier: GPL-3.0-or-later
# What the builds for users have in addition: the options with which Debian hardens its programs
# ("dpkg-buildflags --get CXXFLAGS" and so on), and nothing that differs between two builds. The preset release adds
# those that depend on the optimisation.

include(CheckCXXCompilerFlag)

set(is_for_users $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)

# dogear_harden(variable option): where the compiler knows it; some belong to one processor.
function(dogear_harden variable option)
    check_cxx_compiler_flag(${option} ${variable})
    if(${variable})
        target_compile_options(dogear_options INTERFACE $<${is_for_users}:${option}>)
    endif()
endfunction()

dogear_harden(DOGEAR_HAS_STACK_PROTECTOR -fstack-protector-strong)
dogear_harden(DOGEAR_HAS_STACK_CLASH -fstack-clash-protection)
dogear_harden(DOGEAR_HAS_CF_PROTECTION -fcf-protection)
dogear_harden(DOGEAR_HAS_BRANCH_PROTECTION -mbranch-protection=standard)
target_compile_options(dogear_options INTERFACE $<${is_for_users}:-Wformat -Werror=format-security>)
target_link_options(dogear_options INTERFACE
    # -fPIC of the libraries makes it possible.
    $<$<AND:${is_for_users},$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>>:-pie>
    $<${is_for_users}:LINKER:-z,relro,-z,now>)

# No path of this machine in programs, and so none in what the linker computes their build id from.
target_compile_options(dogear_options INTERFACE
    $<${is_for_users}:-ffile-prefix-map=${PROJECT_SOURCE_DIR}=.>)

# Qt adds its own folder of libraries to programs that are installed; theirs are where the system looks. Modules are
# found by their place beside the program (app/start/sound_module.cpp).
set(CMAKE_SKIP_INSTALL_RPATH ON)
