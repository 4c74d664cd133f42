// SPDX-License-Identifier: GPL-3.0-or-later
#include "links/start_time.h"

#include <QRegularExpression>

#include <array>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

/// Six digits are eleven days of seconds; a longer number is a date or an id.
std::array<QRegularExpression, 3> forms()
{
    return {QRegularExpression(u"^(?<s>[0-9]{1,6})$"_s),
            QRegularExpression(
                u"^(?:(?<h>[0-9]{1,3})h)?(?:(?<m>[0-9]{1,4})m)?(?:(?<s>[0-9]{1,6})s)?$"_s,
                QRegularExpression::CaseInsensitiveOption),
            QRegularExpression(u"^(?:(?<h>[0-9]{1,3}):)?(?<m>[0-9]{1,4}):(?<s>[0-5][0-9])$"_s)};
}

std::chrono::seconds timeIn(const QString &text)
{
    static const std::array known = forms();
    for (const QRegularExpression &form : known) {
        if (const QRegularExpressionMatch match = form.match(text); match.hasMatch())
            return std::chrono::hours(match.captured(u"h").toInt())
                   + std::chrono::minutes(match.captured(u"m").toInt())
                   + std::chrono::seconds(match.captured(u"s").toInt());
    }
    return {};
}

} // namespace

std::optional<std::chrono::seconds> startTime(const PageAddress &page)
{
    for (const QString &fields : {page.query, page.fragment}) {
        if (const auto time = timeIn(queryField(fields, "t"_L1)); time.count() > 0)
            return time;
    }
    return {};
}

} // namespace dogear::discovery
