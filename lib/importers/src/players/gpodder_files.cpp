// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/gpodder_files.h"

#include "values/library_builder.h"

#include <feed/play_time.h>

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::importers {

namespace {

/// Tells whether \a name stays in its folder. A database of a stranger could name any file.
bool isPlainName(const QString &name)
{
    return !name.isEmpty() && name != "."_L1 && name != ".."_L1 && !name.contains(u'/')
           && !name.contains(u'\0');
}

} // namespace

std::optional<PlayerAccount> readGPodderAccount(const QByteArray &settings)
{
    const QJsonObject account =
        QJsonDocument::fromJson(settings).object().value("mygpo"_L1).toObject();
    const QString server = account.value("server"_L1).toString().trimmed();
    const QString user = account.value("username"_L1).toString().trimmed();
    if (!account.value("enabled"_L1).toBool() || server.isEmpty() || user.isEmpty())
        return {};
    // gPodder stores a host without a scheme, and always uses https.
    const QUrl url = toWebAddress(server.contains("://"_L1) ? server : "https://"_L1 + server);
    if (url.isEmpty())
        return {};
    return PlayerAccount{
        .server = url,
        .user = user,
        .device = account.value("device"_L1).toObject().value("uid"_L1).toString().trimmed()};
}

std::optional<QList<domain::Chapter>> readGPodderChapters(const QString &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    if (!document.isArray())
        return {};
    QList<domain::Chapter> chapters;
    const QJsonArray array = document.array();
    for (const QJsonValue value : array) {
        const QJsonObject object = value.toObject();
        const auto start = feed::readJsonPlayTime(object.value("start"_L1));
        if (!start)
            return {};
        domain::Chapter chapter;
        chapter.start = *start;
        chapter.title = object.value("title"_L1).toString().simplified();
        chapter.link = toWebAddress(object.value("href"_L1).toString());
        chapter.image = toWebAddress(object.value("image"_L1).toString());
        chapters.append(chapter);
    }
    return chapters;
}

QString gpodderDownload(const UserFolders &folders,
                        const QString &home,
                        const QString &show,
                        const QString &file)
{
    if (!isPlainName(show) || !isPlainName(file))
        return {};
    const QString downloads =
        folders.gpodderDownloads.isEmpty() ? home + "/Downloads"_L1 : folders.gpodderDownloads;
    return existingFile(downloads + u'/' + show + u'/' + file);
}

} // namespace dogear::importers
