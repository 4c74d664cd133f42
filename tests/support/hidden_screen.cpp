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
    // The server looks for a free number and says which.
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
    // libxkbcommon-x11 gives strndup texts that end with their packet, not with a zero: allowed,
    // but not by this check of the address sanitizer.
    environment.insert(u"ASAN_OPTIONS"_s,
                       environment.value(u"ASAN_OPTIONS"_s) + ":strict_string_checks=0"_L1);
}

} // namespace dogear::test
