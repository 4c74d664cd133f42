// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Compares the values that the library stores of a feed with the texts of a page.

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QStringList>

#include <utility>

namespace dogear::test {

using StoredValue = std::pair<QString, QVariant>; ///< path of JSON keys, value

/// Lists the values below \a value that are no object and no list.
inline QList<StoredValue> valuesOf(const QJsonValue &value, const QString &path = {})
{
    if (!value.isArray() && !value.isObject())
        return {{path, value.toVariant()}};
    QList<StoredValue> values;
    for (const QJsonValue each : value.toArray())
        values += valuesOf(each, path);
    const QJsonObject object = value.toObject();
    for (auto field = object.begin(); field != object.end(); ++field)
        values += valuesOf(*field, path.isEmpty() ? field.key() : path + u'.' + field.key());
    return values;
}

/// Lists the values of \a stored that \a page does not contain, in any case. \a shownAs has the
/// text of values that people read in another form, by path; an empty text: shown by the order
/// only.
inline QStringList hiddenValues(const QJsonObject &stored,
                                const QHash<QString, QString> &shownAs,
                                const QString &page)
{
    QStringList hidden;
    for (const auto &[path, value] : valuesOf(stored)) {
        const QString text = shownAs.value(path, value.toString());
        // A flag that is not set is no news.
        if (value != QVariant(false) && !page.contains(text, Qt::CaseInsensitive))
            hidden.append(path + u": " + text);
    }
    return hidden;
}

/// Returns the form in which people read values of everyElement() and liveItemFeed(), by path.
inline QHash<QString, QString> episodeValuesShownAs()
{
    using namespace Qt::StringLiterals;
    return {{u"soundbites.start"_s, u"1:13"_s},
            {u"soundbites.duration"_s, u"1:00"_s},
            {u"location.rel"_s, u"Made in"_s},
            {u"location.geo"_s, u"30.2672,97.7431"_s},
            {u"location.country"_s, u"Germany"_s},
            {u"alternate_enclosures.length"_s, u"7.9 MB"_s},
            {u"alternate_enclosures.bitrate"_s, u"511 kbit/s"_s},
            {u"alternate_enclosures.height"_s, u"720p"_s},
            {u"alternate_enclosures.language"_s, u"English"_s},
            {u"alternate_enclosures.default"_s, u"default"_s},
            {u"alternate_enclosures.integrity.type"_s, u"Checksum"_s},
            {u"value.recipients.split"_s, u" %"_s},
            {u"value.recipients.fee"_s, u"fee of 5 %"_s},
            {u"value.time_splits.start"_s, u"1:00–4:57"_s},
            {u"value.time_splits.duration"_s, u"5:30–6:23"_s},
            {u"value.time_splits.remote_start"_s, u"2:54"_s},
            {u"value.time_splits.remote_percentage"_s, u"95 %"_s},
            {u"value.time_splits.recipients.split"_s, u"100 %"_s},
            {u"images.width"_s, u"1200 × 630"_s},
            {u"images.height"_s, u"1200 × 630"_s},
            {u"social_interact.priority"_s, u""_s},
            {u"chapters.start"_s, u"From 2:00"_s},
            {u"chapters.listed"_s, u""_s}};
}

} // namespace dogear::test
