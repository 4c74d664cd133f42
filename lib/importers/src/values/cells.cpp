// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/cells.h"

#include <base/timestamp.h>
#include <base/utc.h>
#include <feed/play_time.h>

#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

constexpr double appleEpoch = 978'307'200;   ///< seconds from 1970 to 2001-01-01 UTC
constexpr double lastSecond = 7'258'118'400; ///< 2200-01-01

bool isText(const QVariant &cell)
{
    return cell.typeId() == QMetaType::QString || cell.typeId() == QMetaType::QByteArray;
}

} // namespace

QString toText(const QVariant &cell)
{
    // Blobs: some programs store text as bytes.
    if (cell.typeId() == QMetaType::QByteArray)
        return QString::fromUtf8(cell.toByteArray()).trimmed();
    return cell.toString().trimmed();
}

QString toTitle(const QVariant &cell)
{
    return toText(cell).simplified();
}

Cell<double> toNumber(const QVariant &cell)
{
    if (!cell.isValid() || cell.isNull())
        return {};
    const QString text = toText(cell);
    if (text.isEmpty())
        return {};
    bool isNumber = false;
    const double number = isText(cell) ? text.toDouble(&isNumber) : cell.toDouble(&isNumber);
    if (!isNumber || !std::isfinite(number))
        return {.value = {}, .isBad = true};
    return {.value = number};
}

bool toFlag(const QVariant &cell)
{
    if (const auto number = toNumber(cell); number.value)
        return *number.value == 1; // −1 stands for an unknown value
    const QString text = toText(cell).toLower();
    return text == "true"_L1 || text == "yes"_L1 || text == "t"_L1 || text == "y"_L1;
}

Cell<std::chrono::milliseconds> toDuration(const QVariant &cell, TimeUnit unit)
{
    const Cell<double> number = toNumber(cell);
    if (!number.value || *number.value == -1)
        return {.value = {}, .isBad = number.isBad};
    const double seconds = unit == TimeUnit::Seconds ? *number.value : *number.value / 1000;
    const auto time = feed::toPlayTime(seconds);
    return {.value = time, .isBad = !time};
}

Cell<QDateTime> toDate(const QVariant &cell, DateUnit unit)
{
    const Cell<double> number = toNumber(cell);
    if (number.isBad && isText(cell)) {
        // Without an offset the date is in UTC; in local time some hours of the year do not exist.
        const QDateTime date = readTimestamp(toText(cell));
        const bool isUsable = date.isValid() && double(date.toSecsSinceEpoch()) < lastSecond;
        return isUsable ? Cell<QDateTime>{.value = date} : Cell<QDateTime>{.isBad = true};
    }
    if (!number.value || *number.value == 0 || *number.value == -1)
        return {.value = {}, .isBad = number.isBad};
    double seconds = *number.value;
    if (unit == DateUnit::UnixMilliseconds)
        seconds /= 1000;
    else if (unit == DateUnit::AppleSeconds)
        seconds += appleEpoch;
    if (seconds <= 0 || seconds >= lastSecond)
        return {.value = {}, .isBad = true};
    return {.value = QDateTime::fromMSecsSinceEpoch(qRound64(seconds * 1000), utc)};
}

} // namespace dogear::importers
