// SPDX-License-Identifier: GPL-3.0-or-later
#include "value_json.h"

#include <base/utc.h>
#include <domain/extras_json.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Percent-encoded, as urlFrom() and urlFromColumn() expect it.
QString urlText(const QUrl &url)
{
    return QString::fromUtf8(url.toEncoded());
}

QUrl urlFrom(const QJsonValue &value)
{
    return QUrl::fromEncoded(value.toString().toUtf8());
}

/// Most lists are empty: they are stored as an empty text, which costs nothing to parse.
template<typename T, typename Convert>
QString toArray(const QList<T> &values, Convert convert)
{
    if (values.isEmpty())
        return u""_s;
    QJsonArray array;
    for (const T &value : values)
        array.append(convert(value));
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

template<typename T, typename Convert>
QList<T> fromArray(const QString &column, Convert convert)
{
    QList<T> values;
    const QJsonArray array = QJsonDocument::fromJson(column.toUtf8()).array();
    for (const auto &value : array)
        values.append(convert(value.toObject()));
    return values;
}

QString compact(const QJsonObject &object)
{
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QJsonObject objectFrom(const QString &column)
{
    return QJsonDocument::fromJson(column.toUtf8()).object();
}

} // namespace

ErrorCode codeFromColumn(const QString &name)
{
    // Codes are stored by name, because their numbers change when a code is added.
    for (const ErrorCode code : allErrorCodes()) {
        if (toName(code) == name)
            return code;
    }
    return ErrorCode::Internal;
}

QString toColumn(const QList<domain::Person> &persons)
{
    return toArray(persons, [](const domain::Person &person) {
        return QJsonObject{{u"name"_s, person.name},
                           {u"role"_s, person.role},
                           {u"group"_s, person.group},
                           {u"image"_s, urlText(person.image)},
                           {u"link"_s, urlText(person.link)}};
    });
}

QList<domain::Person> personsFromColumn(const QString &column)
{
    return fromArray<domain::Person>(column, [](const QJsonObject &object) {
        return domain::Person{object.value("name"_L1).toString(),
                              object.value("role"_L1).toString(),
                              object.value("group"_L1).toString(),
                              urlFrom(object.value("image"_L1)),
                              urlFrom(object.value("link"_L1))};
    });
}

QString toColumn(const QList<domain::Funding> &fundings)
{
    return toArray(fundings, [](const domain::Funding &funding) {
        return QJsonObject{{u"url"_s, urlText(funding.url)}, {u"text"_s, funding.text}};
    });
}

QList<domain::Funding> fundingsFromColumn(const QString &column)
{
    return fromArray<domain::Funding>(column, [](const QJsonObject &object) {
        return domain::Funding{urlFrom(object.value("url"_L1)), object.value("text"_L1).toString()};
    });
}

QString toColumn(const QList<domain::TranscriptLink> &transcripts)
{
    return toArray(transcripts, [](const domain::TranscriptLink &transcript) {
        return QJsonObject{{u"url"_s, urlText(transcript.url)},
                           {u"type"_s, transcript.type},
                           {u"language"_s, transcript.language},
                           {u"captions"_s, transcript.isCaptions}};
    });
}

QList<domain::TranscriptLink> transcriptsFromColumn(const QString &column)
{
    return fromArray<domain::TranscriptLink>(column, [](const QJsonObject &object) {
        return domain::TranscriptLink{urlFrom(object.value("url"_L1)),
                                      object.value("type"_L1).toString(),
                                      object.value("language"_L1).toString(),
                                      object.value("captions"_L1).toBool()};
    });
}

QString toColumn(const domain::Sparse<domain::EpisodeExtras> &extras)
{
    return extras.isEmpty() ? u""_s : compact(domain::toJson(*extras));
}

QString toColumn(const domain::Sparse<domain::PodcastExtras> &extras)
{
    return extras.isEmpty() ? u""_s : compact(domain::toJson(*extras));
}

domain::Sparse<domain::EpisodeExtras> episodeExtrasFromColumn(const QString &column)
{
    domain::Sparse<domain::EpisodeExtras> extras;
    if (!column.isEmpty())
        extras.edit() = domain::episodeExtrasFromJson(objectFrom(column));
    return extras;
}

domain::Sparse<domain::PodcastExtras> podcastExtrasFromColumn(const QString &column)
{
    domain::Sparse<domain::PodcastExtras> extras;
    if (!column.isEmpty())
        extras.edit() = domain::podcastExtrasFromJson(objectFrom(column));
    return extras;
}

QString toColumn(const QUrl &url)
{
    return notNull(urlText(url));
}

QUrl urlFromColumn(const QVariant &column)
{
    return QUrl::fromEncoded(column.toString().toUtf8());
}

QString toColumn(const QList<qint64> &numbers)
{
    // Joined by hand: numbers need no escaping, and lists may have 100,000 of them.
    QStringList values;
    for (const qint64 number : numbers)
        values.append(QString::number(number));
    return u'[' + values.join(u',') + u']';
}

QString toColumn(const QList<EpisodeId> &ids)
{
    QList<qint64> numbers;
    for (const EpisodeId id : ids)
        numbers.append(id.value);
    return toColumn(numbers);
}

QVariant toColumn(const std::optional<QDateTime> &time)
{
    // Unix seconds UTC, as all times of the schema (0001_initial.sql).
    return time ? QVariant(time->toSecsSinceEpoch()) : QVariant();
}

std::optional<QDateTime> timeFromColumn(const QVariant &column)
{
    if (column.isNull())
        return std::nullopt;
    return QDateTime::fromSecsSinceEpoch(column.toLongLong(), utc);
}

QVariant toColumn(const std::optional<std::chrono::milliseconds> &duration)
{
    return duration ? QVariant(qint64(duration->count())) : QVariant();
}

std::optional<std::chrono::milliseconds> durationFromColumn(const QVariant &column)
{
    const auto ms = numberFromColumn<qint64>(column);
    return ms ? std::optional(std::chrono::milliseconds(*ms)) : std::nullopt;
}

} // namespace dogear::storage
