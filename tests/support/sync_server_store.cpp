// SPDX-License-Identifier: GPL-3.0-or-later
#include <base/utc.h>
#include <support/sync_server_store.h>

#include <QDateTime>
#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::test {

using Quirks = SyncServerQuirks;

namespace {

QString text(const StoredAction &action, QLatin1StringView name)
{
    return action.fields.value(name).toString();
}

bool isSameEpisode(const StoredAction &a, const StoredAction &b)
{
    return text(a, "podcast"_L1) == text(b, "podcast"_L1)
           && text(a, "episode"_L1) == text(b, "episode"_L1);
}

bool isSamePlace(const StoredAction &a, const StoredAction &b)
{
    return isSameEpisode(a, b) && text(a, "action"_L1) == text(b, "action"_L1)
           && a.fields.value("position"_L1) == b.fields.value("position"_L1)
           && a.fields.value("started"_L1) == b.fields.value("started"_L1)
           && text(a, "device"_L1) == text(b, "device"_L1);
}

qint64 secondsOf(const QString &time)
{
    const QDateTime plain = QDateTime::fromString(time.left(19), Qt::ISODate);
    return QDateTime(plain.date(), plain.time(), utc).toSecsSinceEpoch();
}

QString timeText(qint64 seconds, Quirks::Times form)
{
    const QString plain =
        QDateTime::fromSecsSinceEpoch(seconds, utc).toString(u"yyyy-MM-ddTHH:mm:ss"_s);
    switch (form) {
    case Quirks::Times::NoZone:
        return plain;
    case Quirks::Times::Zulu:
        return plain + u'Z';
    case Quirks::Times::Offset:
        return plain + "+00:00"_L1;
    case Quirks::Times::Milliseconds:
        return plain + ".000"_L1;
    }
    return plain;
}

} // namespace

bool SyncServerStore::replaces(const StoredAction &action)
{
    const auto sameEpisode = [&](StoredAction &stored) { return isSameEpisode(stored, action); };
    const auto equal = [&](const StoredAction &stored) {
        return isSamePlace(stored, action)
               && (m_quirks.rows == Quirks::Rows::OncePerPlace || stored.time == action.time);
    };
    switch (m_quirks.rows) {
    case Quirks::Rows::Append:
        return false;
    case Quirks::Rows::Once:
    case Quirks::Rows::OncePerPlace:
        return std::ranges::any_of(m_actions, equal);
    case Quirks::Rows::PerEpisode: {
        const auto row = std::ranges::find_if(m_actions, sameEpisode);
        if (row == m_actions.end())
            return false;
        *row = action; // whatever its time is
        return true;
    }
    case Quirks::Rows::PerGuid: {
        const auto row = std::ranges::find_if(m_actions, sameEpisode);
        if (row == m_actions.end())
            return text(action, "action"_L1) != "play"_L1;
        if (text(action, "action"_L1) != "play"_L1)
            return true; // swallowed
        for (const auto name : {"started"_L1, "position"_L1, "total"_L1})
            row->fields.insert(name, action.fields.value(name));
        row->time = action.time;
        row->uploaded = action.uploaded;
        return true;
    }
    }
    return false;
}

bool SyncServerStore::addAction(const QJsonObject &fields, const QString &device, qint64 now)
{
    StoredAction action{fields, secondsOf(fields.value("timestamp"_L1).toString()), now};
    const QString kind = fields.value("action"_L1).toString().toLower();
    action.fields.insert("action"_L1, kind);
    if (!QStringList{u"play"_s, u"new"_s, u"delete"_s, u"download"_s}.contains(kind))
        return !m_quirks.failsOnBadActions;
    if (m_quirks.isPlayOnly && kind != "play"_L1)
        return true;
    if (!replaces(action))
        m_actions.append(action);
    if (!m_quirks.followsOnAction)
        return true;
    const QString podcast = fields.value("podcast"_L1).toString();
    const QList<StoredShow> &known = showsOf(device);
    if (std::ranges::none_of(known, [&](const StoredShow &show) { return show.url == podcast; }))
        changeShows(device, {podcast}, {}, now);
    return true;
}

QJsonObject SyncServerStore::shown(const StoredAction &action) const
{
    QJsonObject object = action.fields;
    object.insert("timestamp"_L1, timeText(action.time, m_quirks.times));
    if (m_quirks.isUpperCase)
        object.insert("action"_L1, text(action, "action"_L1).toUpper());
    if (m_quirks.isNextcloud)
        object.remove("device"_L1);
    for (const auto name : {"started"_L1, "position"_L1, "total"_L1}) {
        if (!object.contains(name))
            object.insert(name, m_quirks.hasMinusOnes ? QJsonValue(-1) : QJsonValue());
    }
    return object;
}

QJsonObject SyncServerStore::actionsSince(qint64 since, qint64 now) const
{
    QList<StoredAction> found;
    for (const StoredAction &action : m_actions) {
        const bool isLater = m_quirks.since == Quirks::Since::Upload ? action.uploaded >= since
                             : m_quirks.since == Quirks::Since::ActionInclusive
                                 ? action.time >= since
                                 : action.time > since;
        if (isLater && (!m_quirks.hidesFuture || action.time < now))
            found.append(action);
    }
    std::ranges::stable_sort(found, {}, &StoredAction::time);
    if (m_quirks.pageLimit > 0 && found.size() > m_quirks.pageLimit)
        found.resize(m_quirks.pageLimit);
    QJsonArray actions;
    for (const StoredAction &action : std::as_const(found)) {
        if (m_quirks.deliversActions)
            actions.append(shown(action));
    }
    QJsonObject object{{u"actions"_s, actions}, {u"timestamp"_s, now}};
    if (m_quirks.stamp == Quirks::Stamp::Null)
        object.insert(u"timestamp"_s, QJsonValue());
    if (m_quirks.stamp == Quirks::Stamp::LastReturned && !found.isEmpty())
        object.insert(u"timestamp"_s, found.constLast().time);
    if (m_quirks.stamp == Quirks::Stamp::NewestStored && !m_actions.isEmpty())
        object.insert(u"timestamp"_s,
                      std::ranges::max_element(m_actions, {}, &StoredAction::time)->time);
    return object;
}

QList<StoredShow> &SyncServerStore::showsOf(const QString &device)
{
    return m_shows[m_quirks.isPerDevice ? device : QString()];
}

void SyncServerStore::changeShows(const QString &device,
                                  const QStringList &added,
                                  const QStringList &removed,
                                  qint64 now)
{
    QList<StoredShow> &shows = showsOf(device);
    const auto change = [&](const QString &url, bool isRemoved) {
        const auto known = std::ranges::find(shows, url, &StoredShow::url);
        if (known == shows.end())
            shows.append({url, now, isRemoved});
        else if (known->isRemoved != isRemoved)
            *known = {url, now, isRemoved};
    };
    for (const QString &url : added)
        change(url, false);
    for (const QString &url : removed)
        change(url, true);
}

QJsonObject SyncServerStore::showsSince(const QString &device, qint64 since, qint64 now) const
{
    QJsonArray added;
    QJsonArray removed;
    for (const StoredShow &show : m_shows.value(m_quirks.isPerDevice ? device : QString())) {
        if (show.changed < since)
            continue;
        if (show.isRemoved && since > 0)
            removed.append(show.url);
        else if (!show.isRemoved)
            added.append(show.url);
    }
    return {{u"add"_s, added}, {u"remove"_s, removed}, {u"timestamp"_s, now}};
}

QStringList SyncServerStore::allShows() const
{
    QStringList all;
    for (const QList<StoredShow> &shows : m_shows) {
        for (const StoredShow &show : shows) {
            if (!show.isRemoved && !all.contains(show.url))
                all.append(show.url);
        }
    }
    return all;
}

QJsonArray SyncServerStore::devices() const
{
    QJsonArray all;
    for (const QString &device : m_devices)
        all.append(QJsonObject{{u"id"_s, device}, {u"type"_s, u"desktop"_s}});
    return all;
}

void SyncServerStore::clear()
{
    m_actions.clear();
    m_shows.clear();
    m_devices.clear();
}

} // namespace dogear::test
