# SPDX-License-Identifier: GPL-3.0-or-later
# Every library that Dogear builds on, found once. packaging/dependencies.txt names the packages.

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Concurrent Network Sql Xml LinguistTools)
if(DOGEAR_GUI)
    find_package(Qt6 6.4 REQUIRED COMPONENTS DBus Gui Widgets Svg Multimedia)
endif()
if(BUILD_TESTING)
    # Gui: QAbstractItemModelTester asks models for pictures (Qt 6.8).
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test Gui)
    # Without the folders that it defines for QFINDTESTDATA, which no test uses: with them ccache
    # compiles every test again in each new clone.
    set_property(TARGET Qt6::Test PROPERTY INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)
endif()

find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBXML2 REQUIRED IMPORTED_TARGET libxml-2.0)
pkg_check_modules(GUMBO REQUIRED IMPORTED_TARGET gumbo)
pkg_check_modules(LIBAV REQUIRED IMPORTED_TARGET libavformat libavcodec libavutil)
pkg_check_modules(EBUR128 REQUIRED IMPORTED_TARGET libebur128)
find_package(ZLIB REQUIRED)
pkg_check_modules(LIBZIP REQUIRED IMPORTED_TARGET libzip)
# libstemmer has neither a file for pkg-config nor one for CMake.
find_path(STEMMER_INCLUDE_DIR libstemmer.h REQUIRED)
find_library(STEMMER_LIBRARY stemmer REQUIRED)
add_library(Stemmer::Stemmer UNKNOWN IMPORTED)
set_target_properties(Stemmer::Stemmer PROPERTIES
    IMPORTED_LOCATION ${STEMMER_LIBRARY} INTERFACE_INCLUDE_DIRECTORIES ${STEMMER_INCLUDE_DIR})
find_package(tl-expected REQUIRED)
find_package(Qt6Keychain REQUIRED)

# Before Qt 6.8 nothing can be had of what QMediaPlayer decodes but through GStreamer; from then on
# Qt's own back end is FFmpeg, which hands it over.
if(DOGEAR_GUI AND Qt6_VERSION VERSION_LESS 6.8)
    set(DOGEAR_SOUND audio_qt)
    pkg_check_modules(GSTREAMER REQUIRED IMPORTED_TARGET gstreamer-1.0 gstreamer-base-1.0
        gstreamer-app-1.0 gstreamer-audio-1.0)
elseif(DOGEAR_GUI)
    set(DOGEAR_SOUND audio_buffers)
    pkg_check_modules(AVDECODE REQUIRED IMPORTED_TARGET libavformat libavcodec libavutil libswresample)
endif()
