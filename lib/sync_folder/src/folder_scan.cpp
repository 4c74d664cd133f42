// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_scan.h"

#include "folder_names.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::sync_folder {

namespace {

bool isUnchanged(const FilePosition &known, const QFileInfo &file)
{
    return known.modified != 0 && known.size == file.size()
           && known.modified == file.lastModified().toMSecsSinceEpoch();
}

/// Counts what is remarkable about the file \a name at \a position.
void count(FolderNews &news, const QString &name, const FilePosition &position)
{
    if (!position.device.isEmpty() && name != fileName(position.device))
        ++news.conflictCopies;
}

} // namespace

void addRecords(FolderNews &news, const FileNews &file, const QString &device)
{
    for (const Record &record : file.records) {
        if (const auto *action = std::get_if<domain::SyncAction>(&record.content)) {
            news.actions.append(*action);
        } else if (const auto *field = std::get_if<domain::SyncField>(&record.content)) {
            news.fields.append(*field);
        } else if (const auto *seen = std::get_if<Seen>(&record.content)) {
            qint64 &number = news.seenByOthers[file.header.device];
            number = std::max(number, seen->numbers.value(device));
        }
    }
}

Result<FolderNews> scanFolder(const QString &folder,
                              const QString &device,
                              const QMap<QString, FilePosition> &known)
{
    const QDir dir(folder);
    if (!dir.exists())
        return failure({ErrorCode::FileNotFound, folder, QUrl::fromLocalFile(folder)});
    if (!QFileInfo(folder).isReadable())
        return failure({ErrorCode::FileUnreadable, folder, QUrl::fromLocalFile(folder)});
    FolderNews news;
    const QFileInfoList files =
        dir.entryInfoList({QString(filePattern)}, QDir::Files | QDir::NoSymLinks, QDir::Name);
    for (const QFileInfo &file : files) {
        const QString name = file.fileName();
        const FilePosition position = known.value(name);
        if (name == fileName(device))
            continue;
        if (isUnchanged(position, file)) {
            news.files.insert(name, position);
            count(news, name, position);
            continue;
        }
        const auto read = readFile(file.filePath(), position);
        if (!read && read.error().code == ErrorCode::FileNotFound)
            continue; // the program that carries the files has just replaced it
        if (!read)
            return failure(read.error());
        news.files.insert(name, read->reached);
        count(news, name, read->reached);
        addRecords(news, *read, device);
        news.damaged += read->damaged;
        news.unknown += read->unknown;
        news.newerFiles += read->header.version > formatVersion ? 1 : 0;
        if (read->header.device == device)
            news.ownNumber = std::max(news.ownNumber, read->lastNumber);
    }
    return news;
}

} // namespace dogear::sync_folder
