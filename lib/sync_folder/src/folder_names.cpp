// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_names.h"

#include <QRandomGenerator>

using namespace Qt::StringLiterals;

namespace dogear::sync_folder {

namespace {

constexpr int maxDeviceLength = 64; // domain::SyncTarget::device
constexpr int endingLength = 6;
constexpr int sessionLength = 16;

QString randomText(int length)
{
    static constexpr auto letters = "0123456789abcdefghijklmnopqrstuvwxyz"_L1;
    QString text;
    for (int index = 0; index < length; ++index)
        text += letters[QRandomGenerator::system()->bounded(int(letters.size()))];
    return text;
}

} // namespace

QString fileName(const QString &device)
{
    return u"dogear-%1.log"_s.arg(device);
}

QString newDevice(const QString &device)
{
    return device.left(maxDeviceLength - endingLength - 1) + u'-' + randomText(endingLength);
}

QString newSession()
{
    return randomText(sessionLength);
}

} // namespace dogear::sync_folder
