// SPDX-License-Identifier: GPL-3.0-or-later
#include "requests/answer_store.h"

#include <files/atomic_file.h>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QtConcurrentRun>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

Q_LOGGING_CATEGORY(log, "dogear.discovery")

constexpr auto suffix = ".answer"_L1;

QString pathOf(const QString &folder, const QUrl &url)
{
    const QByteArray name =
        QCryptographicHash::hash(url.toEncoded(), QCryptographicHash::Sha256).toHex();
    return folder + u'/' + QString::fromLatin1(name) + suffix;
}

/// A file is the time, the address and the body, each but the last with a line break.
QByteArray fileOf(const QUrl &url, const StoredAnswer &answer)
{
    return answer.read.toString(Qt::ISODate).toLatin1() + '\n' + url.toEncoded() + '\n'
           + answer.body;
}

std::optional<StoredAnswer> readFile(const QString &path, const QUrl &url)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray time = file.readLine().trimmed();
    const QByteArray address = file.readLine().trimmed();
    const StoredAnswer answer{
        .body = file.readAll(),
        .read = QDateTime::fromString(QString::fromLatin1(time), Qt::ISODate),
    };
    if (!answer.read.isValid() || address != url.toEncoded() || file.error() != QFile::NoError)
        return std::nullopt;
    return answer;
}

void writeFile(const QString &folder, const QUrl &url, const StoredAnswer &answer)
{
    if (!QDir().mkpath(folder)) {
        qCInfo(log) << "an answer is not kept: no folder" << folder;
        return;
    }
    logAndDrop(files::writeAtomically(pathOf(folder, url), fileOf(url, answer)),
               log(),
               "an answer is not kept; it will be requested again:");
}

void deleteOldest(const QString &folder)
{
    qint64 bytes = 0;
    const QFileInfoList newestFirst =
        QDir(folder).entryInfoList({u'*' + suffix}, QDir::Files, QDir::Time);
    for (const QFileInfo &file : newestFirst) {
        bytes += file.size();
        if (bytes > AnswerStore::maxBytes && !QFile::remove(file.filePath()))
            qCInfo(log) << "an old answer stays" << file.filePath();
    }
}

} // namespace

AnswerStore::AnswerStore(const QString &folder)
    : m_folder(folder)
{
    m_disk.setMaxThreadCount(1);
}

AnswerStore::~AnswerStore()
{
    m_disk.waitForDone();
}

Future<std::optional<StoredAnswer>> AnswerStore::find(const QUrl &url)
{
    if (m_folder.isEmpty())
        return readyFuture(std::optional<StoredAnswer>());
    return {QtConcurrent::run(&m_disk,
                              [path = pathOf(m_folder, url), url] { return readFile(path, url); })};
}

void AnswerStore::keep(const QUrl &url, const StoredAnswer &answer)
{
    if (m_folder.isEmpty())
        return;
    m_disk.start([folder = m_folder, url, answer, isFirst = !std::exchange(m_hasWritten, true)] {
        if (isFirst)
            deleteOldest(folder);
        writeFile(folder, url, answer);
    });
}

} // namespace dogear::discovery
