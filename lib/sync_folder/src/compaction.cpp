// SPDX-License-Identifier: GPL-3.0-or-later
#include "compaction.h"

#include "line_format.h"

#include <QHash>

#include <tuple>

using namespace Qt::StringLiterals;

namespace dogear::sync_folder {

using domain::SyncAction;
using domain::SyncField;

namespace {

/// Names what a record is about: of two with one name the newer replaces the older.
QString nameOf(const SyncAction &action)
{
    // An action with a state never replaces one without, nor the other way round.
    const QString kind = action.hasState() ? u"state"_s : QString::number(int(action.kind));
    return u"a\n%1\n%2\n%3"_s.arg(
        kind, domain::syncAddressKey(action.feed), domain::syncAddressKey(action.episode));
}

QString nameOf(const SyncField &field)
{
    return u"f\n%1\n%2\n%3\n%4"_s.arg(QString::number(int(field.kind)),
                                      domain::syncAddressKey(field.feed),
                                      field.item,
                                      field.part);
}

QString nameOf(const Seen &)
{
    return u"seen"_s;
}

QString nameOf(const Session &)
{
    return u"session"_s;
}

/// Entries of a newer version that wrote this file: each stays.
QString nameOf(const Unknown &)
{
    return {};
}

using Rank = std::tuple<qint64, qint64, qint64>;

/// Orders records with one name; the last entry is the number of the line.
Rank rankOf(const Record &record)
{
    if (const auto *action = std::get_if<SyncAction>(&record.content))
        return {action->time, action->position.value_or(0), record.number};
    if (const auto *field = std::get_if<SyncField>(&record.content))
        return {field->time, 0, record.number};
    return {0, 0, record.number};
}

struct Entry
{
    QString name;
    Rank rank;
    qint64 number = 0;
};

} // namespace

QList<QByteArray> compacted(const QList<QByteArray> &lines, const QString &device, qint64 seenByAll)
{
    QList<std::optional<Entry>> entries;
    QHash<QString, Rank> newest;
    for (const QByteArray &line : lines) {
        const auto decoded = decodeLine(line);
        const auto record = decoded ? recordFrom(decoded->object, device) : std::nullopt;
        entries.append(std::nullopt);
        if (!record)
            continue;
        const QString name =
            std::visit([](const auto &content) { return nameOf(content); }, record->content);
        const Rank rank = rankOf(*record);
        entries.last() = Entry{name, rank, record->number};
        if (const auto known = newest.constFind(name); known == newest.cend() || *known < rank)
            newest.insert(name, rank);
    }
    QList<QByteArray> kept;
    for (qsizetype index = 0; index < lines.size(); ++index) {
        const auto &entry = entries[index];
        if (!entry)
            continue;
        const bool isReplaced = !entry->name.isEmpty() && newest.value(entry->name) != entry->rank;
        if (!isReplaced || entry->number > seenByAll)
            kept.append(lines[index]);
    }
    return kept;
}

} // namespace dogear::sync_folder
