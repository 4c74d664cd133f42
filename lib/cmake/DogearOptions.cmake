# SPDX-License-Identifier: GPL-3.0-or-later
# dogear::options carries the language, warnings and definitions of every Dogear target.

add_library(dogear_options INTERFACE)
add_library(dogear::options ALIAS dogear_options)

target_compile_features(dogear_options INTERFACE cxx_std_20)
set(CMAKE_CXX_EXTENSIONS OFF)
# Users get one program. Tests share the libraries (the presets with sanitizers): linked into each of
# them, these filled 20 GB of disk.
option(BUILD_SHARED_LIBS "Libraries beside the programs" OFF)
if(NOT BUILD_SHARED_LIBS)
    set(CMAKE_CXX_VISIBILITY_PRESET hidden)
    set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)
endif()

# The static libraries go into modules, too; and one precompiled header serves all. Qt 6.4 asks for
# this by itself, later versions do not.
target_compile_options(dogear_options INTERFACE -fPIC)
target_compile_options(dogear_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast
    -Wcast-qual -Wextra-semi -Wsuggest-override -Wundef -Wimplicit-fallthrough
    # Designated initialisers name what differs; every other member has its default.
    -Wno-missing-field-initializers
)
target_compile_definitions(dogear_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING QT_NO_NARROWING_CONVERSIONS_IN_CONNECT QT_NO_FOREACH
    QT_NO_JAVA_STYLE_ITERATORS QT_STRICT_ITERATORS QT_USE_QSTRINGBUILDER
    QT_DISABLE_DEPRECATED_BEFORE=0x060400
)

if(DOGEAR_SANITIZE)
    target_compile_options(dogear_options INTERFACE
        -fsanitize=${DOGEAR_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(dogear_options INTERFACE -fsanitize=${DOGEAR_SANITIZE})
    set(is_shared $<STREQUAL:$<TARGET_PROPERTY:TYPE>,SHARED_LIBRARY>)
    # Hundreds of test programs are linked, and the usual linker takes a second or more for each.
    find_program(DOGEAR_MOLD mold)
    if(DOGEAR_MOLD)
        target_link_options(dogear_options INTERFACE $<$<NOT:${is_shared}>:-fuse-ld=mold>)
    endif()
    # UBSan makes a million relocations; unpacked they take a second of each start of a program.
    # mold packs them, but leaves out what glibc wants to see then.
    include(CheckLinkerFlag)
    check_linker_flag(CXX -Wl,-z,pack-relative-relocs DOGEAR_CAN_PACK_RELOCATIONS)
    if(DOGEAR_CAN_PACK_RELOCATIONS)
        target_link_options(dogear_options INTERFACE
            $<${is_shared}:-Wl,-z,pack-relative-relocs>)
    endif()
endif()
