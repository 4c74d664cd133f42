# SPDX-License-Identifier: GPL-3.0-or-later
# What nearly every file includes (Qt's core, the standard library) is compiled once instead of once
# for each file: half the time of a test, a quarter of a library's. Only where DOGEAR_PRECOMPILE is
# set; the build that users get goes without, so that a forgotten include is found there.

include_guard(GLOBAL)

option(DOGEAR_PRECOMPILE "Compile common headers once" OFF)

# dogear_make_precompiled(name OPTION…): a precompiled header serves one set of compiler options.
function(dogear_make_precompiled name)
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// A precompiled header needs a source beside it.\n")
    add_library(${name} OBJECT ${source})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name} PRIVATE Qt6::Core tl::expected dogear::options)
    target_compile_options(${name} PRIVATE ${ARGN})
    target_precompile_headers(${name} PRIVATE
        <algorithm> <array> <chrono> <cmath> <functional> <memory> <optional> <string> <utility>
        <variant> <vector> <tl/expected.hpp> <QtCore/QtCore>)
    # ccache (CCACHE_PCH_EXTSUM) goes by this file: the precompiled one holds the name of its folder,
    # and build/nogui would not find what build/asan compiled.
    file(CONFIGURE OUTPUT CMakeFiles/${name}.dir/cmake_pch.hxx.gch.sum
        CONTENT "${name} ${Qt6_VERSION} ${CMAKE_CXX_COMPILER_VERSION}\n")
endfunction()

# dogear_precompile(target [TEST]): TEST with the options of tests.
function(dogear_precompile target)
    set(headers dogear_common_headers)
    if("TEST" IN_LIST ARGN)
        set(headers dogear_test_headers)
    endif()
    if(TARGET ${headers})
        target_precompile_headers(${target} REUSE_FROM ${headers})
    endif()
endfunction()

if(DOGEAR_PRECOMPILE)
    dogear_make_precompiled(dogear_common_headers)
    dogear_make_precompiled(dogear_test_headers $<$<CONFIG:Debug>:-O0>)
endif()
