# SPDX-License-Identifier: GPL-3.0-or-later
# Every library that Dogear builds on, found once. packaging/dependencies.txt names the packages.

find_package(Qt6 6.4 REQUIRED COMPONENTS Core Concurrent Network Sql Xml LinguistTools)
if(DOGEAR_GUI)
    find_package(Qt6 6.4 REQUIRED COMPONENTS DBus Gui Widgets Svg Multimedia)
endif()
if(BUILD_TESTING)
    find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
endif()

find_package(PkgConfig REQUIRED)
pkg_check_modules(LIBXML2 REQUIRED IMPORTED_TARGET libxml-2.0)
pkg_check_modules(GUMBO REQUIRED IMPORTED_TARGET gumbo)
pkg_check_modules(LIBAV REQUIRED IMPORTED_TARGET libavformat libavcodec libavutil)
pkg_check_modules(EBUR128 REQUIRED IMPORTED_TARGET libebur128)
find_package(ZLIB REQUIRED)
pkg_check_modules(LIBZIP REQUIRED IMPORTED_TARGET libzip)
find_package(tl-expected REQUIRED)
find_package(Qt6Keychain REQUIRED)
if(DOGEAR_GUI)
    pkg_check_modules(GSTREAMER REQUIRED IMPORTED_TARGET gstreamer-1.0 gstreamer-base-1.0
        gstreamer-app-1.0 gstreamer-audio-1.0)
endif()
