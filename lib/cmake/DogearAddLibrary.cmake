# SPDX-License-Identifier: GPL-3.0-or-later
include(${CMAKE_CURRENT_LIST_DIR}/DogearPrecompiled.cmake)

# dogear_add_library(name LEVEL n HEADERS … SOURCES … PUBLIC … PRIVATE … [OWN_FLAGS])
#
# Makes the target dogear::<name> from lib/<name>. A module may link only modules of a strictly
# lower level; lib/README.md has the map. Names in HEADERS are below include/<name>/, names in
# SOURCES below src/. OWN_FLAGS: what it links brings options that the precompiled headers lack.
function(dogear_add_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OWN_FLAGS" "LEVEL" "HEADERS;SOURCES;PUBLIC;PRIVATE")
    list(TRANSFORM arg_HEADERS PREPEND include/${name}/)
    list(TRANSFORM arg_SOURCES PREPEND src/)

    add_library(dogear_${name} ${arg_HEADERS} ${arg_SOURCES}) # headers too: AUTOMOC reads them
    add_library(dogear::${name} ALIAS dogear_${name})
    target_include_directories(dogear_${name} PUBLIC include PRIVATE src)
    target_link_libraries(dogear_${name} PUBLIC ${arg_PUBLIC} PRIVATE ${arg_PRIVATE} dogear::options)
    set_target_properties(dogear_${name} PROPERTIES DOGEAR_LEVEL ${arg_LEVEL})
    if(NOT arg_OWN_FLAGS)
        dogear_precompile(dogear_${name})
    endif()

    foreach(dependency IN LISTS arg_PUBLIC arg_PRIVATE)
        if(NOT dependency MATCHES "^dogear::")
            continue()
        endif()
        get_target_property(dependencyLevel ${dependency} DOGEAR_LEVEL)
        if(NOT dependencyLevel LESS arg_LEVEL)
            message(SEND_ERROR
                "Layering: dogear::${name} (level ${arg_LEVEL}) may not link ${dependency} "
                "(level ${dependencyLevel}); a module links only modules of a lower level, "
                "see the map in lib/README.md")
        endif()
    endforeach()
endfunction()

# dogear_add_sound_module(name library)
#
# What the window loads when it is to play: it brings forty libraries with it, and nobody waits for
# them before there is a picture. The program depends on every module that is built.
function(dogear_add_sound_module name library)
    add_library(${name} MODULE src/sound_module.cpp)
    target_link_libraries(${name} PRIVATE ${library} dogear::qt_media dogear::options)
    set_target_properties(${name} PROPERTIES
        PREFIX "" LIBRARY_OUTPUT_DIRECTORY ${DOGEAR_MODULE_FOLDER})
    set_property(GLOBAL APPEND PROPERTY DOGEAR_SOUND_MODULES ${name})
endfunction()
