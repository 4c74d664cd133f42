# SPDX-License-Identifier: GPL-3.0-or-later

# dogear_add_test(tst_name LABEL unit|integration|gui|repo LINK dogear::x … [SOURCES …] [TIMEOUT s]
#                 [NEEDS_SOUND] [TIMED] [ALONE] [MODELS] [OWN_FLAGS])
#
# Builds tst_name.cpp of the current folder into one QTest program with the environment that every
# test gets. NEEDS_SOUND tests listen to a null sink of their own (packaging/with-null-sink) and are
# labelled "sound"; the others give way to them, because sound keeps time. TIMED tests hold bounds of
# processor time. ALONE: measures delays that other tests on the same processor would lengthen, so
# none runs beside it. MODELS: for QAbstractItemModelTester, which asks models for pictures; without
# Qt Gui, Qt 6.8 warns that it knows no such kind. OWN_FLAGS as in dogear_add_library().
function(dogear_add_test name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "NEEDS_SOUND;TIMED;ALONE;MODELS;OWN_FLAGS" "LABEL;TIMEOUT" "LINK;SOURCES")
    if(NOT arg_TIMEOUT)
        set(arg_TIMEOUT 600) # ends tests that hang; tests of speed measure the time themselves
    endif()
    add_executable(${name} ${name}.cpp ${arg_SOURCES})
    set_target_properties(${name} PROPERTIES
        RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/tests)
    target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    dogear_run_moc(${name} ${name}.cpp ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE ${arg_LINK} dogear::options Qt6::Test)
    if(arg_MODELS)
        # It is not called by name, so linkers would leave it out.
        target_link_libraries(${name} PRIVATE
            -Wl,--push-state,--no-as-needed $<TARGET_FILE:Qt6::Gui> -Wl,--pop-state)
    endif()
    # Tests are compiled sooner rather than faster. Not where time is measured: the linker may take
    # a test's copy of an inline function for what is tested, too.
    if(NOT arg_TIMED)
        target_compile_options(${name} PRIVATE $<$<CONFIG:Debug>:-O0>)
    endif()
    if(arg_OWN_FLAGS)
        # No precompiled headers.
    elseif(arg_TIMED)
        dogear_precompile(${name})
    else()
        dogear_precompile(${name} TEST)
    endif()
    set(suppressions ${PROJECT_SOURCE_DIR}/tests/support/lsan.supp)
    set(in_front nice -n 10)
    if(arg_NEEDS_SOUND)
        list(APPEND arg_LABEL sound)
        set(in_front ${PROJECT_SOURCE_DIR}/packaging/with-null-sink)
        if(Qt6_VERSION VERSION_GREATER_EQUAL 6.8)
            # Qt never frees the AVIOContext of a device that it has played.
            file(READ ${suppressions} lines)
            set(suppressions ${PROJECT_BINARY_DIR}/lsan_player.supp)
            file(CONFIGURE OUTPUT ${suppressions} CONTENT "${lines}leak:libavutil\n" @ONLY)
        endif()
    endif()
    add_test(NAME ${name} COMMAND ${in_front} $<TARGET_FILE:${name}>)
    set_tests_properties(${name} PROPERTIES LABELS "${arg_LABEL}" TIMEOUT ${arg_TIMEOUT})
    if(arg_NEEDS_SOUND)
        # The longest tests begin first, also where no durations are recorded yet. PROCESSORS limits
        # them to two at a time: with more, sound starts late on two cores.
        set_tests_properties(${name} PROPERTIES COST 100 PROCESSORS 2)
    endif()
    if(arg_ALONE)
        set_tests_properties(${name} PROPERTIES RUN_SERIAL TRUE)
    endif()
    set_property(TEST ${name} PROPERTY ENVIRONMENT
        QT_QPA_PLATFORM=offscreen LC_ALL=C.UTF-8 TZ=UTC QT_LOGGING_RULES=
        HOME=${PROJECT_BINARY_DIR}/home XDG_CONFIG_HOME=${PROJECT_BINARY_DIR}/home/config
        XDG_DATA_HOME=${PROJECT_BINARY_DIR}/home/data XDG_CACHE_HOME=${PROJECT_BINARY_DIR}/home/cache
        # Never the desktop of who runs the tests.
        DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent/bus
        DBUS_SYSTEM_BUS_ADDRESS=unix:path=/nonexistent/bus
        "ASAN_OPTIONS=detect_stack_use_after_return=1:strict_string_checks=1"
        "UBSAN_OPTIONS=print_stacktrace=1"
        "LSAN_OPTIONS=suppressions=${suppressions}:print_suppressions=0"
        # A function may listen for minutes, so each has the limit of the whole program.
        QTEST_FUNCTION_TIMEOUT=${arg_TIMEOUT}000)
    # ctest counts a program that skipped all it had to do as passed unless told how that looks:
    # nothing but initTestCase() and cleanupTestCase() passed. A failure beside it stays a failure.
    set_tests_properties(${name} PROPERTIES SKIP_REGULAR_EXPRESSION
        "Totals: [0-2] passed, 0 failed, [1-9][0-9]* skipped")
endfunction()

# dogear_run_moc(test source…): AUTOMOC would read each of hundreds of programs by itself and compile
# a second file for it, nearly always an empty one. A test includes the .moc of its own source; a
# header is compiled where it holds an object.
function(dogear_run_moc test own_source)
    set_target_properties(${test} PROPERTIES AUTOMOC OFF)
    target_include_directories(${test} PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
    set(moc ${CMAKE_CURRENT_BINARY_DIR}/${test}.moc)
    qt_generate_moc(${own_source} ${moc})
    target_sources(${test} PRIVATE ${moc})
    foreach(source IN LISTS ARGN)
        if(source MATCHES "\\.h$")
            file(STRINGS ${source} objects REGEX "Q_OBJECT" LIMIT_COUNT 1)
            set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
            if(objects)
                qt_wrap_cpp(generated ${source})
                target_sources(${test} PRIVATE ${generated})
            endif()
        endif()
    endforeach()
endfunction()
