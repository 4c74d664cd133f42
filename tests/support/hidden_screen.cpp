// SPDX-License-Identifier: GPL-3.0-or-later
#include "hidden_screen.h"

#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace dogear::test {

namespace {

constexpr int startTimeoutMs = 20'000;

QString program()
{
    return QStandardPaths::findExecutable(u"Xvfb"_s);
}

} // namespace

HiddenScreen::HiddenScreen()
{
    // With -displayfd the server takes a free display number and writes it to that descriptor.
    m_process.start(program(),
                    {u"-displayfd"_s,
                     u"1"_s,
                     u"-screen"_s,
                     u"0"_s,
                     u"1280x800x24"_s,
                     u"-nolisten"_s,
                     u"tcp"_s});
    QByteArray said;
    while (!said.endsWith('\n') && m_process.waitForReadyRead(startTimeoutMs))
        said += m_process.readAllStandardOutput();
    if (said.endsWith('\n'))
        m_display = ":"_L1 + QString::fromLatin1(said).trimmed();
}

HiddenScreen::~HiddenScreen()
{
    m_process.terminate();
    m_process.waitForFinished(5000);
}

bool HiddenScreen::isPossible()
{
    return !program().isEmpty();
}

void HiddenScreen::useIn(QProcessEnvironment &environment) const
{
    environment.insert(u"DISPLAY"_s, m_display);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    environment.remove(u"WAYLAND_DISPLAY"_s);
    // strict_string_checks: libxkbcommon-x11 calls strndup() with texts that end with their packet
    // and have no terminating zero. That is allowed, but the check reports it.
    //
    // The other options only save time: the sanitizer releases its quarantine of freed memory all
    // at once, which takes a tenth of a second, and stores a stack trace for each allocation. It
    // finds errors without either.
    environment.insert(u"ASAN_OPTIONS"_s,
                       environment.value(u"ASAN_OPTIONS"_s)
                           + ":strict_string_checks=0:detect_stack_use_after_return=0"
                             ":quarantine_size_mb=4:thread_local_quarantine_size_kb=32"
                             ":malloc_context_size=1"_L1);
}

bool HiddenScreen::press(const QString &keys) const
{
    QProcess xdotool;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"DISPLAY"_s, m_display);
    xdotool.setProcessEnvironment(environment);
    xdotool.start(u"xdotool"_s, {u"key"_s, keys});
    return xdotool.waitForFinished() && xdotool.exitCode() == 0;
}

} // namespace dogear::test
