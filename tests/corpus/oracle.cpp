// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle.h"

#include <QJsonArray>
#include <QSet>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::corpus {

namespace {

constexpr std::array allFields = {Field::Guid,
                                  Field::Title,
                                  Field::Published,
                                  Field::Enclosure,
                                  Field::Duration};

/// The base URL that the other parsers were given. They make relative guids absolute with it,
/// Dogear keeps guids as they are.
constexpr auto sourceFolder = "http://example.com/feeds/"_L1;

/// Returns a URL in one spelling, percent-encoded where necessary.
QString plainUrl(const QString &text)
{
    return QString::fromUtf8(QUrl(text.trimmed()).toEncoded());
}

QString urlOf(const QJsonObject &enclosure)
{
    return plainUrl(enclosure.value("url"_L1).toString());
}

QString ours(const domain::Episode &episode, Field field)
{
    switch (field) {
    case Field::Guid:
        return episode.guid.trimmed();
    case Field::Title:
        return episode.title.simplified();
    case Field::Published:
        return episode.published ? QString::number(episode.published->toSecsSinceEpoch()) : u""_s;
    case Field::Enclosure:
        return episode.enclosure ? plainUrl(QString::fromUtf8(episode.enclosure->url.toEncoded()))
                                 : u""_s;
    case Field::Duration:
        return episode.duration
                   ? QString::number(qint64(std::floor(double(episode.duration->count()) / 1000)))
                   : u""_s;
    }
    return {};
}

/// Returns all values that count as an agreement; an episode may have several enclosures.
QStringList theirs(const QJsonObject &episode, Field field)
{
    const auto number = [&episode](QLatin1StringView key) -> QStringList {
        const qint64 value = episode.value(key).toInteger(qint64(episode.value(key).toDouble()));
        return {value == 0 ? u""_s : QString::number(value)};
    };
    switch (field) {
    case Field::Guid: {
        const QString guid = episode.value("guid"_L1).toString().trimmed();
        if (!guid.isEmpty())
            return {guid, plainUrl(guid), QString(guid).remove(sourceFolder)};
        return {plainUrl(episode.value("link"_L1).toString()),
                urlOf(episode.value("enclosure"_L1).toObject())};
    }
    case Field::Title:
        return {episode.value("title"_L1).toString().simplified()};
    case Field::Published:
        return number("published"_L1);
    case Field::Enclosure: {
        QStringList urls{urlOf(episode.value("enclosure"_L1).toObject())};
        for (const auto &enclosure : episode.value("enclosures"_L1).toArray())
            urls.append(urlOf(enclosure.toObject()));
        return urls;
    }
    case Field::Duration:
        return number("duration"_L1);
    }
    return {};
}

/// Returns the keys by which an episode is looked up, the most reliable first.
QStringList namesOf(const QString &guid,
                    const QString &enclosure,
                    const QString &link,
                    const QString &title)
{
    QStringList names;
    if (!guid.isEmpty())
        names.append("guid "_L1 + guid);
    names.append("all "_L1 + enclosure + u' ' + link + u' ' + title);
    if (!enclosure.isEmpty())
        names.append("enclosure "_L1 + enclosure);
    if (!link.isEmpty())
        names.append("link "_L1 + link);
    if (!title.isEmpty())
        names.append("title "_L1 + title);
    return names;
}

} // namespace

QString toName(Field field)
{
    switch (field) {
    case Field::Guid:
        return u"guid"_s;
    case Field::Title:
        return u"title"_s;
    case Field::Published:
        return u"published"_s;
    case Field::Enclosure:
        return u"enclosure"_s;
    case Field::Duration:
        return u"duration"_s;
    }
    return {};
}

Reading::Reading(const QJsonObject &parser)
    : m_isUsable(parser.value("ok"_L1).toBool())
{
    for (const auto &value : parser.value("episodes"_L1).toArray()) {
        const QJsonObject episode = value.toObject();
        const QStringList names = namesOf(episode.value("guid"_L1).toString().trimmed(),
                                          urlOf(episode.value("enclosure"_L1).toObject()),
                                          plainUrl(episode.value("link"_L1).toString()),
                                          episode.value("title"_L1).toString().simplified());
        for (const QString &name : names) {
            if (!m_byName.contains(name))
                m_byName.insert(name, m_episodes.size());
        }
        m_episodes.append(episode);
    }
}

qsizetype Reading::distinctCount() const
{
    QSet<QString> guids;
    qsizetype unnamed = 0;
    for (const QJsonObject &episode : m_episodes) {
        const QString guid = theirs(episode, Field::Guid).constFirst();
        if (guid.isEmpty())
            ++unnamed;
        else
            guids.insert(guid);
    }
    return guids.size() + unnamed;
}

qsizetype Reading::enclosureCount() const
{
    qsizetype count = 0;
    for (const QJsonObject &episode : m_episodes)
        count += episode.value("enclosure"_L1).isObject() ? 1 : 0;
    return count;
}

const QJsonObject *Reading::find(const domain::Episode &episode) const
{
    const QStringList names = namesOf(ours(episode, Field::Guid),
                                      ours(episode, Field::Enclosure),
                                      plainUrl(QString::fromUtf8(episode.link.toEncoded())),
                                      ours(episode, Field::Title));
    for (const QString &name : names) {
        if (const auto found = m_byName.constFind(name); found != m_byName.cend())
            return &m_episodes.at(*found);
    }
    return nullptr;
}

QList<Difference> differences(const domain::Episode &episode, const QList<Reading> &readings)
{
    QList<Difference> found;
    for (const Field field : allFields) {
        const QString mine = ours(episode, field);
        QStringList others;
        bool isAgreed = false;
        for (const Reading &reading : readings) {
            const QJsonObject *other = reading.find(episode);
            if (!other)
                continue;
            const QStringList values = theirs(*other, field);
            isAgreed = isAgreed || values.contains(mine);
            others.append(values.constFirst());
        }
        if (!isAgreed)
            found.append({field, mine, others.join(u" | "_s)});
    }
    return found;
}

} // namespace dogear::corpus
