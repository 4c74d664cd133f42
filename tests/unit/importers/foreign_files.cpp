// SPDX-License-Identifier: GPL-3.0-or-later
#include "foreign_files.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::test {

using namespace importers;

namespace {

/// Executes \a statements; a fault of the test ends it.
void run(QSqlDatabase database, const QStringList &statements)
{
    QSqlQuery query(database);
    for (const QString &statement : statements) {
        if (!query.exec(statement))
            qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
    }
}

QSqlDatabase opened(const QString &path, const QString &name)
{
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    database.setDatabaseName(path);
    if (!database.open())
        qFatal("%s", qPrintable(database.lastError().text()));
    return database;
}

QString text(const std::optional<QDateTime> &date)
{
    return date ? date->toString(Qt::ISODateWithMs) : QString();
}

/// Collects "name=value" for values that differ from their default.
class Line final
{
public:
    explicit Line(const QString &begin)
        : m_words{begin}
    {}

    Line &add(const char *name, const QString &value)
    {
        if (!value.isEmpty())
            m_words.append(QLatin1StringView(name) + u'=' + value);
        return *this;
    }
    Line &add(const char *name, const QUrl &value) { return add(name, value.toString()); }
    Line &add(const char *name, std::chrono::milliseconds value)
    {
        return add(name, value.count() == 0 ? QString() : QString::number(value.count()));
    }
    Line &flag(const char *name, bool isSet)
    {
        if (isSet)
            m_words.append(QLatin1StringView(name));
        return *this;
    }
    [[nodiscard]] QString toString() const { return m_words.join(u' '); }

private:
    QStringList m_words;
};

QString textOf(Following following)
{
    switch (following) {
    case Following::Followed:
        return {};
    case Following::Unfollowed:
        return u"no"_s;
    case Following::Archived:
        return u"archived"_s;
    }
    return {};
}

QString textOf(PlayedState state)
{
    switch (state) {
    case PlayedState::New:
        return u"new"_s;
    case PlayedState::Unplayed:
        return {};
    case PlayedState::ProbablyPlayed:
        return u"probably"_s;
    case PlayedState::Played:
        return u"played"_s;
    }
    return {};
}

QString textOf(const PlayerShow &show)
{
    const domain::ShowPlayback &playback = show.playback;
    Line line(u"show"_s);
    line.add("feed", show.feed).add("title", show.title).add("own", show.ownTitle);
    line.add("following", textOf(show.following)).add("tags", show.tags.join(u'+'));
    line.add("speed", playback.speed ? QString::number(*playback.speed) : QString());
    line.add("trims", playback.trimsSilence ? QString::number(*playback.trimsSilence) : QString());
    line.add("levels",
             playback.levelsLoudness ? QString::number(*playback.levelsLoudness) : QString());
    line.add("intro", playback.intro).add("outro", playback.outro);
    line.flag("credentials", show.hadCredentials).flag("articles", show.hasOnlyArticles);
    return line.toString();
}

QString textOf(const PlayerEpisode &episode)
{
    Line line(u"episode of %1"_s.arg(episode.show));
    line.add("guid", episode.guid).add("enclosure", episode.enclosure).add("title", episode.title);
    line.add("published", text(episode.published)).add("state", textOf(episode.state));
    line.add("position", episode.position);
    line.add("duration", episode.duration.value_or(std::chrono::milliseconds{}));
    line.flag("favourite", episode.isFavourite).flag("removed", episode.isRemoved);
    line.add("file", QFileInfo(episode.downloadPath).fileName());
    line.add("last", text(episode.lastPlayed)).add("listened", episode.listened);
    for (const domain::Chapter &chapter : episode.chapters) {
        line.add("chapter",
                 QString::number(chapter.start.count()) + u'/' + chapter.title + u'/'
                     + chapter.link.toString() + u'/' + chapter.image.toString());
    }
    return line.toString();
}

QString numbers(const QList<qsizetype> &indexes)
{
    QStringList texts;
    for (const qsizetype index : indexes)
        texts.append(QString::number(index));
    return texts.join(u' ');
}

} // namespace

QString Table::create() const
{
    return u"CREATE TABLE %1 (%2)"_s.arg(name, columns.join(u", "_s));
}

QString Table::insert(const Values &values) const
{
    QStringList names;
    QStringList literals;
    for (const auto &[column, literal] : values) {
        const bool isThere = std::ranges::any_of(columns, [&column](const QString &declaration) {
            return declaration.section(u' ', 0, 0).compare(column, Qt::CaseInsensitive) == 0;
        });
        if (!isThere)
            continue;
        names.append(u'"' + column + u'"');
        literals.append(literal);
    }
    return u"INSERT INTO %1 (%2) VALUES (%3)"_s.arg(
        name, names.join(u", "_s), literals.join(u", "_s));
}

void ForeignFiles::execute(const QString &name, const QStringList &statements) const
{
    QDir().mkpath(QFileInfo(path(name)).path());
    {
        QSqlDatabase database = opened(path(name), u"writer"_s);
        run(database, statements);
        database.close();
    }
    QSqlDatabase::removeDatabase(u"writer"_s);
}

void ForeignFiles::executeInLog(const QString &name, const QStringList &statements) const
{
    execute(name, {u"PRAGMA journal_mode = WAL"_s});
    QByteArray database;
    QByteArray log;
    {
        QSqlDatabase writer = opened(path(name), u"writer"_s);
        run(writer, {u"PRAGMA wal_autocheckpoint = 0"_s});
        run(writer, statements);
        // Copied while the writer has it open: closing would move the log into the database.
        database = bytes(name);
        log = bytes(name + "-wal"_L1);
        writer.close();
    }
    QSqlDatabase::removeDatabase(u"writer"_s);
    write(name, database);
    write(name + "-wal"_L1, log);
    write(name + "-shm"_L1, QByteArray(32'768, '\0'));
}

void ForeignFiles::write(const QString &name, const QByteArray &content) const
{
    QDir().mkpath(QFileInfo(path(name)).path());
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s", qPrintable(file.errorString()));
}

QByteArray ForeignFiles::bytes(const QString &name) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(file.errorString()));
    return file.readAll();
}

QStringList ForeignFiles::fingerprints() const
{
    QStringList all;
    QDirIterator files(folder(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QByteArray hash = QCryptographicHash::hash(
            bytes(QDir(folder()).relativeFilePath(file)), QCryptographicHash::Sha256);
        all.append(file + u' ' + QString::fromLatin1(hash.toHex()) + u' '
                   + QFileInfo(file).lastModified().toString(Qt::ISODateWithMs));
    }
    all.sort();
    return all;
}

UserFolders ForeignFiles::noFolders() const
{
    const QString nowhere = path(u"nowhere"_s);
    return {.home = nowhere,
            .config = nowhere + "/.config"_L1,
            .data = nowhere + "/.local/share"_L1,
            .gpodder = nowhere + "/gPodder"_L1,
            .gpodderDownloads = {}};
}

QString ForeignFiles::read(const QString &name, DamageRule damage) const
{
    const std::atomic_bool isCancelled = false;
    const Result<PlayerLibrary> library = readPlayer(path(name), noFolders(), damage, isCancelled);
    if (library)
        return dump(*library);
    return lines(
        {u"error %1 of %2"_s.arg(toName(library.error().code), library.error().url.fileName())});
}

QString dump(const PlayerLibrary &library)
{
    QStringList all;
    all.append(Line(toName(library.source.player))
                   .add("version", library.source.version)
                   .flag("newer", library.source.isNewer)
                   .toString());
    for (const PlayerShow &show : library.shows)
        all.append(textOf(show));
    for (const PlayerEpisode &episode : library.episodes)
        all.append(textOf(episode));
    if (!library.queue.isEmpty())
        all.append("queue "_L1 + numbers(library.queue));
    for (const PlayerList &list : library.lists)
        all.append(u"list %1: %2"_s.arg(list.name, numbers(list.episodes)));
    if (library.account) {
        all.append(u"account %1 %2 %3"_s.arg(
            library.account->server.toString(), library.account->user, library.account->device));
    }
    for (const Skipped &skipped : library.skipped) {
        all.append(u"skipped %1 %2: %3"_s.arg(toName(skipped.reason))
                       .arg(skipped.count)
                       .arg(skipped.names.join(u", "_s)));
    }
    return lines(all);
}

QString lines(const QStringList &texts)
{
    return texts.join(u'\n');
}

} // namespace dogear::test
