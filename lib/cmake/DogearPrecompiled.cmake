# SPDX-License-Identifier: GPL-3.0-or-later
# What nearly every file includes (Qt's core, the standard library) is compiled once instead of once
# for each file; g++ then reads all of that for each file, clang what is used. Only where
# DOGEAR_PRECOMPILE is set; the build that users get goes without, so that a forgotten include is found
# there.

include_guard(GLOBAL)

option(DOGEAR_PRECOMPILE "Compile common headers once" OFF)

# dogear_make_precompiled(name [OPTIONS option…] [LINK library…] [HEADERS header…]): a precompiled
# header serves one set of compiler options.
function(dogear_make_precompiled name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "OPTIONS;LINK;HEADERS")
    set(source ${CMAKE_CURRENT_BINARY_DIR}/${name}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// A precompiled header needs a source beside it.\n")
    add_library(${name} OBJECT ${source})
    set_target_properties(${name} PROPERTIES AUTOMOC OFF)
    target_link_libraries(${name} PRIVATE Qt6::Core tl::expected dogear::options ${arg_LINK})
    target_compile_options(${name} PRIVATE ${arg_OPTIONS})
    target_precompile_headers(${name} PRIVATE
        <algorithm> <array> <chrono> <cmath> <functional> <memory> <optional> <string> <utility>
        <variant> <vector> <tl/expected.hpp> <QtCore/QtCore> ${arg_HEADERS})
    # ccache (CCACHE_PCH_EXTSUM) goes by this file: the precompiled one holds the name of its folder,
    # and build/nogui would not find what build/asan compiled.
    set(suffix gch)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        set(suffix pch)
    endif()
    file(CONFIGURE OUTPUT CMakeFiles/${name}.dir/cmake_pch.hxx.${suffix}.sum
        CONTENT "${name} ${Qt6_VERSION} ${CMAKE_CXX_COMPILER_VERSION}\n")
endfunction()

# dogear_precompile(target [OPTIMIZED] [LABEL]): the tests of the window (gui, screenshots) get the
# headers of Qt Widgets and Qt Test as well.
function(dogear_precompile target)
    set(headers dogear_common_headers)
    if("OPTIMIZED" IN_LIST ARGN)
        set(headers dogear_optimized_headers)
    elseif(TARGET dogear_window_test_headers AND ARGN MATCHES "gui|screenshots")
        set(headers dogear_window_test_headers)
    endif()
    if(TARGET ${headers})
        target_precompile_headers(${target} REUSE_FROM ${headers})
    endif()
endfunction()

if(DOGEAR_PRECOMPILE)
    dogear_make_precompiled(dogear_common_headers)
    dogear_make_precompiled(dogear_optimized_headers OPTIONS $<$<CONFIG:Debug>:-O1>)
    # clang reads of them what is used; g++ reads all, and would need longer.
    if(DOGEAR_GUI AND BUILD_TESTING AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
        dogear_make_precompiled(dogear_window_test_headers
            LINK Qt6::Widgets Qt6::Network Qt6::Sql Qt6::Test
            HEADERS <QtWidgets/QtWidgets> <QtNetwork/QtNetwork> <QtSql/QtSql> <QtTest/QtTest>)
    endif()
endif()
