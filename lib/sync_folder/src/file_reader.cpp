// SPDX-License-Identifier: GPL-3.0-or-later
#include "file_reader.h"

#include "line_format.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::sync_folder {

namespace {

/// Walks over the complete lines of a file.
class Lines
{
public:
    explicit Lines(QFile &file)
        : m_file(file)
    {}

    /// Reads the next line. \return false at the end, also in front of an incomplete line
    bool next()
    {
        m_start = m_file.pos();
        m_line = m_file.readLine(maxLineLength);
        m_isTooLong = false;
        while (!m_line.endsWith('\n')) {
            const QByteArray rest = m_file.readLine(maxLineLength);
            if (rest.isEmpty())
                return false;
            m_isTooLong = true;
            m_line = rest; // a piece is enough: the line is damaged
        }
        return true;
    }

    [[nodiscard]] qint64 start() const { return m_start; }
    [[nodiscard]] std::optional<Line> line() const
    {
        return m_isTooLong ? std::nullopt : decodeLine(m_line);
    }

private:
    QFile &m_file;
    QByteArray m_line;
    qint64 m_start = 0;
    bool m_isTooLong = false;
};

/// Finds the line at \a from, so that reading continues behind it.
bool goTo(QFile &file, const FilePosition &from)
{
    if (from.check.isEmpty() || from.start >= file.size() || !file.seek(from.start))
        return false;
    Lines lines(file);
    if (!lines.next())
        return false;
    const auto line = lines.line();
    return line && line->check == from.check;
}

void take(FileNews &news, const Line &line, qint64 start)
{
    auto record = recordFrom(line.object, news.header.device);
    const qint64 number = record ? record->number : 0;
    news.lastNumber = std::max(news.lastNumber, number);
    if (news.damaged == 0) {
        news.reached.start = start;
        news.reached.check = line.check;
        if (record && record->isData())
            news.reached.number = std::max(news.reached.number, number);
    }
    if (!record || std::holds_alternative<Unknown>(record->content))
        ++news.unknown;
    else
        news.records.append(*std::move(record));
}

/// Reads the first line. \return whether the lines after it can be read
bool readHeader(Lines &lines, FileNews &news)
{
    if (!lines.next())
        return false;
    const auto line = lines.line();
    const auto header = line ? headerFrom(line->object) : std::nullopt;
    if (!header) {
        ++news.damaged;
        return false;
    }
    news.header = *header;
    news.reached.device = header->device;
    news.reached.start = lines.start();
    news.reached.check = line->check;
    return header->version <= formatVersion;
}

} // namespace

Result<FileNews> readFile(const QString &path, const FilePosition &from)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const auto code = file.exists() ? ErrorCode::FileUnreadable : ErrorCode::FileNotFound;
        return failure({code, file.errorString(), QUrl::fromLocalFile(path)});
    }
    FileNews news;
    // Taken before the lines: what is added meanwhile is read next time.
    const QFileInfo info(path);
    Lines lines(file);
    news.isContinued = goTo(file, from);
    if (news.isContinued) {
        news.header.device = from.device;
        news.reached = from;
        news.lastNumber = from.number;
    }
    news.reached.size = info.size();
    news.reached.modified = info.lastModified().toMSecsSinceEpoch();
    if (!news.isContinued) {
        file.seek(0);
        if (!readHeader(lines, news))
            return news;
    }
    news.end = file.pos();
    while (lines.next()) {
        news.end = file.pos();
        if (const auto line = lines.line())
            take(news, *line, lines.start());
        else
            ++news.damaged;
    }
    if (file.error() != QFileDevice::NoError)
        return failure({ErrorCode::FileUnreadable, file.errorString(), QUrl::fromLocalFile(path)});
    return news;
}

} // namespace dogear::sync_folder
