// SPDX-License-Identifier: GPL-3.0-or-later
#include "own_file.h"

#include "compaction.h"
#include "file_reader.h"
#include "folder_names.h"
#include "line_format.h"

#include <files/durable_file.h>

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <cerrno>

using namespace Qt::StringLiterals;

namespace dogear::sync_folder {

namespace {

/// Whether all of \a records were written in the session \a session, or in none yet.
bool isOfSession(const QList<Record> &records, const QString &session)
{
    if (records.isEmpty())
        return true;
    const auto *first = std::get_if<Session>(&records.constFirst().content);
    const bool hasOther = std::ranges::any_of(records, [&session](const Record &record) {
        const auto *found = std::get_if<Session>(&record.content);
        return found && found->id != session;
    });
    return first && !hasOther;
}

Record recordOf(const QByteArray &line, const QString &device)
{
    const auto decoded = decodeLine(line);
    const auto record = decoded ? recordFrom(decoded->object, device) : std::nullopt;
    return record.value_or(Record());
}

} // namespace

OwnFile::OwnFile(const QString &folder, QString device, OwnFileState state)
    : m_path(folder + u'/' + fileName(device))
    , m_device(std::move(device))
    , m_state(std::move(state))
{}

void OwnFile::setSession(const QString &session)
{
    m_state.session = session;
    m_hasSession = false;
}

Result<OwnFileCheck> OwnFile::check()
{
    const QFileInfo info(m_path);
    if (!info.exists()) {
        m_state.check.clear();
        return m_state.number == 0 ? OwnFileCheck::Intact : OwnFileCheck::Lost;
    }
    const bool isUntouched = !m_state.check.isEmpty() && info.size() == m_state.size
                             && info.lastModified().toMSecsSinceEpoch() == m_state.modified;
    return isUntouched ? OwnFileCheck::Intact : compare();
}

Result<OwnFileCheck> OwnFile::compare()
{
    // The whole file: damage anywhere in it may be in front of what another device has read.
    const auto news = readFile(m_path, {});
    const auto lines = readLines();
    if (!news || !lines)
        return failure(news ? lines.error() : news.error());
    if (news->header.version > formatVersion)
        return OwnFileCheck::Foreign; // a newer Dogear wrote it, and may do so again
    const bool isNew = m_state.number == 0 && m_state.check.isEmpty();
    const auto last = std::ranges::find(
        *lines, m_state.check, [](const QByteArray &line) { return checkOf(line); });
    if (!isNew && last == lines->cend()) {
        if (news->lastNumber >= m_state.number && news->damaged == 0)
            return OwnFileCheck::Foreign;
        return repair(news->lastNumber); // an older file came back, or the end is damaged
    }
    // Nothing is behind what this device remembers, except for lines of its last session: it was
    // killed before it could remember them.
    QList<Record> behind;
    for (auto line = isNew ? lines->cbegin() : last + 1; line != lines->cend(); ++line)
        behind.append(recordOf(*line, m_device));
    if (!isOfSession(behind, m_state.session))
        return OwnFileCheck::Foreign;
    if (news->damaged > 0)
        return repair(news->lastNumber);
    m_state.number = std::max(m_state.number, news->lastNumber);
    m_state.start = news->reached.start;
    m_state.check = news->reached.check;
    return cut(news->end).map([] { return OwnFileCheck::Intact; });
}

Result<OwnFileCheck> OwnFile::repair(qint64 lastNumber)
{
    m_state.number = std::max(m_state.number, lastNumber); // the numbers stay taken
    return readLines()
        .and_then([this](const QList<QByteArray> &lines) { return rewrite(lines); })
        .map([] { return OwnFileCheck::Lost; });
}

Result<> OwnFile::cut(qint64 size)
{
    if (QFileInfo(m_path).size() > size && !QFile::resize(m_path, size))
        return failure(files::writeError(m_path, errno));
    const QFileInfo info(m_path);
    m_state.size = info.size();
    m_state.modified = info.lastModified().toMSecsSinceEpoch();
    return {};
}

Result<QList<QByteArray>> OwnFile::readLines() const
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(
            {ErrorCode::FileUnreadable, file.errorString(), QUrl::fromLocalFile(m_path)});
    QList<QByteArray> lines;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        const auto decoded = line.endsWith('\n') ? decodeLine(line) : std::nullopt;
        if (decoded && !headerFrom(decoded->object))
            lines.append(encodeLine(decoded->object)); // without the line ends of other programs
    }
    return lines;
}

Result<> OwnFile::rewrite(const QList<QByteArray> &lines)
{
    const QByteArray header = encodeLine(toJson(Header{formatVersion, m_device}));
    const QByteArray last = lines.isEmpty() ? header : lines.constLast();
    const QString temporary = m_path + ".part"_L1;
    QFile file(temporary);
    errno = 0;
    const QByteArray bytes = header + lines.join();
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate) || file.write(bytes) != bytes.size()
        || !file.flush())
        return failure(files::writeError(temporary, errno));
    file.close();
    return files::syncToDisk(temporary)
        .and_then([&] { return files::replaceFile(temporary, m_path); })
        .map([&] {
            remember(bytes.size() - last.size(), last);
            m_state.nextCompaction = 2 * bytes.size() + minGrowth;
        });
}

void OwnFile::remember(qint64 start, const QByteArray &line)
{
    const QFileInfo info(m_path);
    m_state.start = start;
    m_state.check = checkOf(line);
    m_state.size = info.size();
    m_state.modified = info.lastModified().toMSecsSinceEpoch();
}

Result<> OwnFile::append(const QList<QJsonObject> &records)
{
    if (records.isEmpty())
        return {};
    QByteArray bytes;
    QByteArray last;
    qint64 number = m_state.number;
    const auto add = [&](QJsonObject record) {
        record.insert(u"n"_s, ++number);
        last = encodeLine(record);
        bytes += last;
    };
    const qint64 before = QFileInfo(m_path).exists() ? QFileInfo(m_path).size() : 0;
    if (before == 0)
        bytes += encodeLine(toJson(Header{formatVersion, m_device}));
    if (!m_hasSession)
        add(toJson(Content(Session{m_state.session}), m_device));
    for (const QJsonObject &record : records)
        add(record);
    if (auto written = write(bytes); !written) {
        // The error that is reported is the first one; a half line is harmless, and cut off later.
        (void)QFile::resize(m_path, before);
        return written;
    }
    m_hasSession = true;
    m_state.number = number;
    remember(before + bytes.size() - last.size(), last);
    return {};
}

Result<> OwnFile::write(const QByteArray &bytes)
{
    QFile file(m_path);
    errno = 0;
    if (!file.open(QIODevice::WriteOnly | QIODevice::Append) || file.write(bytes) != bytes.size()
        || !file.flush())
        return failure(files::writeError(m_path, errno));
    file.close();
    return files::syncToDisk(m_path);
}

Result<bool> OwnFile::compact(qint64 seenByAll)
{
    if (m_state.size < std::max(m_state.nextCompaction, minGrowth))
        return false;
    const auto lines = readLines();
    if (!lines)
        return failure(lines.error());
    const QList<QByteArray> kept = compacted(*lines, m_device, seenByAll);
    if (kept.size() > lines->size() / 2) {
        // Most lines are not replaced, or other devices have not read them.
        m_state.nextCompaction = m_state.size + minGrowth;
        return false;
    }
    return rewrite(kept).map([] { return true; });
}

} // namespace dogear::sync_folder
