// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/fields.h"

#include "plain_label.h"

#include <base/pasted_address.h>
#include <base/utc.h>

#include <QStringList>
#include <QUuid>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

constexpr qsizetype maxIdentifierLength = 4'096;
constexpr qsizetype maxUrlLength = 8'192;
constexpr auto maxDuration = std::chrono::hours(1'000);
constexpr qint64 lastSecond = 253'402'300'799; ///< of the year 9999

bool isWhole(const QJsonValue &value)
{
    // toInteger() is the default for a number with a fraction or out of range.
    return value.isDouble() && value.toInteger(1) == value.toInteger(2);
}

std::optional<double> numberOf(const QJsonValue &value)
{
    bool isNumber = value.isDouble();
    const double number =
        isNumber ? value.toDouble() : value.toString().trimmed().toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

QString rawTextOf(const QJsonValue &value)
{
    if (isWhole(value))
        return QString::number(value.toInteger());
    return value.isDouble() ? QString::number(value.toDouble(), 'g', 15) : value.toString();
}

QString labelOf(const QJsonValue &value)
{
    return plainLabel(rawTextOf(value));
}

QString firstLabelIn(const QJsonObject &hit, std::initializer_list<QLatin1StringView> names)
{
    QString label;
    for (const QLatin1StringView name : names) {
        if (label.isEmpty())
            label = labelOf(hit.value(name));
    }
    return label;
}

QString descriptionOf(const QJsonValue &value)
{
    return plainDescription(rawTextOf(value));
}

QString identifierOf(const QJsonValue &value)
{
    const QString text = rawTextOf(value).trimmed();
    return text.size() <= maxIdentifierLength ? text : QString();
}

QString podcastGuidOf(const QJsonValue &value)
{
    const QUuid guid = QUuid::fromString(identifierOf(value));
    return guid.isNull() ? QString() : guid.toString(QUuid::WithoutBraces);
}

qint64 idOf(const QJsonValue &value)
{
    const qint64 id =
        value.isDouble() ? value.toInteger() : value.toString().trimmed().toLongLong();
    return std::max<qint64>(id, 0);
}

int countOf(const QJsonValue &value)
{
    const qint64 count = idOf(value);
    return count <= std::numeric_limits<int>::max() ? int(count) : 0;
}

std::optional<bool> explicitOf(const QJsonValue &value)
{
    static const QStringList yes{u"1"_s, u"true"_s, u"yes"_s, u"explicit"_s, u"explict"_s};
    static const QStringList no{
        u"0"_s, u"false"_s, u"no"_s, u"clean"_s, u"cleaned"_s, u"notexplicit"_s};
    if (value.isBool())
        return value.toBool();
    const QString word = rawTextOf(value).trimmed().toLower();
    if (yes.contains(word))
        return true;
    return no.contains(word) ? std::optional(false) : std::nullopt;
}

QUrl webUrlOf(const QJsonValue &value)
{
    const QString text = value.toString();
    if (text.size() > maxUrlLength)
        return {};
    const QUrl url(withoutInvisible(text), QUrl::TolerantMode);
    const bool isWeb = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    return url.isValid() && isWeb && !url.host().isEmpty() ? url : QUrl();
}

QUrl firstWebUrlIn(const QJsonObject &hit, std::initializer_list<QLatin1StringView> names)
{
    QUrl url;
    for (const QLatin1StringView name : names) {
        if (url.isEmpty())
            url = webUrlOf(hit.value(name));
    }
    return url;
}

std::optional<std::chrono::milliseconds> durationOf(const QJsonValue &value,
                                                    std::chrono::milliseconds unit)
{
    using Milliseconds = std::chrono::duration<double, std::milli>;
    const Milliseconds length = numberOf(value).value_or(0) * Milliseconds(unit);
    const bool isPossible = length >= Milliseconds(1) && length <= Milliseconds(maxDuration);
    if (!isPossible)
        return std::nullopt;
    return std::chrono::milliseconds(std::llround(length.count()));
}

QDateTime unixTimeOf(const QJsonValue &value)
{
    const qint64 seconds = idOf(value);
    if (seconds <= 0 || seconds > lastSecond)
        return {};
    return QDateTime::fromSecsSinceEpoch(seconds, utc);
}

bool isGone(const QJsonValue &httpStatus)
{
    const qint64 status = idOf(httpStatus);
    return status == 404 || status == 410;
}

} // namespace dogear::discovery
