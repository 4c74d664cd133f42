// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Makes media files for tests, byte by byte where they are short, otherwise with ffmpeg.

#include <support/chapter_dump.h>
#include <tags/media_tags.h>

#include <QBuffer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QtEndian>

namespace dogear::test {

inline QByteArray big32(quint32 number)
{
    QByteArray bytes(4, '\0');
    qToBigEndian(number, bytes.data());
    return bytes;
}

inline QByteArray syncSafe(quint32 number)
{
    return big32((number & 0x7f) | (number & 0x3f80) << 1 | (number & 0x1fc000) << 2
                 | (number & 0xfe00000) << 3);
}

/// Makes a frame of ID3v2.3 or ID3v2.4.
inline QByteArray frame(const QByteArray &id, const QByteArray &content, int version = 4)
{
    const auto size = quint32(content.size());
    return id + (version == 4 ? syncSafe(size) : big32(size)) + QByteArray(2, '\0') + content;
}

inline QByteArray id3Tag(const QByteArray &frames, int version = 4, char flags = 0)
{
    return QByteArray("ID3") + char(version) + '\0' + flags + syncSafe(quint32(frames.size()))
           + frames;
}

/// Makes a text frame in UTF-8.
inline QByteArray text(const QByteArray &id, const QByteArray &utf8, int version = 4)
{
    return frame(id, char(3) + utf8, version);
}

inline QByteArray chap(const QByteArray &id,
                       quint32 start,
                       quint32 end,
                       const QByteArray &parts,
                       int version = 4)
{
    // Unused byte offsets are filled with ff (ID3v2 Chapter Frame Addendum).
    const QByteArray offsets(8, '\xff');
    return frame("CHAP", id + '\0' + big32(start) + big32(end) + offsets + parts, version);
}

inline QByteArray ctoc(const QByteArray &id, char flags, const QList<QByteArray> &children)
{
    QByteArray content = id + '\0' + flags + char(children.size());
    for (const QByteArray &child : children)
        content += child + '\0';
    return frame("CTOC", content);
}

/// Makes \a count frames of silence, about 26 ms each: MPEG 1 layer III, 128 kbit/s, 44.1 kHz.
inline QByteArray mp3Frames(int count)
{
    const QByteArray one = QByteArray("\xff\xfb\x90\x00", 4) + QByteArray(413, '\0');
    return one.repeated(count);
}

inline QByteArray ebml(quint32 id, const QByteArray &content)
{
    QByteArray bytes = big32(id);
    while (bytes.startsWith('\0'))
        bytes.remove(0, 1);
    // A size of five bytes: the length marker, then the number.
    return bytes + char(0x08) + big32(quint32(content.size())) + content;
}

inline Result<tags::MediaTags> read(QByteArray bytes, const tags::MediaTagLimits &limits = {})
{
    QBuffer buffer(&bytes);
    buffer.open(QBuffer::ReadOnly);
    return tags::readMediaTags(buffer, limits);
}

/// Adds a row with bytes and the text expected of them. As a function, it converts QStringBuilder
/// to QByteArray.
inline void addRow(const char *name, const QByteArray &bytes, const QString &expected)
{
    QTest::newRow(name) << bytes << expected;
}

/// \return the chapters like dump() for chapters, with "+n" for a picture of n bytes
inline QString dump(const tags::MediaTags &tags)
{
    QStringList lines = dogear::dump(tags.chapters).split(u'\n', Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < lines.size() && i < tags.chapterPictures.size(); ++i) {
        if (!tags.chapterPictures.at(i).isEmpty())
            lines[i] += QStringLiteral(" +%1").arg(tags.chapterPictures.at(i).size());
    }
    return lines.join(u'\n');
}

[[nodiscard]] inline bool hasFfmpeg()
{
    return !QStandardPaths::findExecutable(QStringLiteral("ffmpeg")).isEmpty();
}

/// Runs ffmpeg with \a arguments and an output file with the extension \a ending; "%1" in the
/// arguments stands for a file with \a metadata.
/// \return the content of the output file; empty if ffmpeg fails
inline QByteArray madeByFfmpeg(const QString &arguments,
                               const QString &ending,
                               const QByteArray &metadata = {})
{
    const QTemporaryDir folder;
    QFile settings(folder.filePath(QStringLiteral("metadata.txt")));
    if (!settings.open(QFile::WriteOnly) || settings.write(metadata) < 0)
        return {};
    settings.close();
    const QString output = folder.filePath(QStringLiteral("out.") + ending);
    QStringList words{
        QStringLiteral("-nostdin"), QStringLiteral("-loglevel"), QStringLiteral("error")};
    for (const QString &word : arguments.split(u' ', Qt::SkipEmptyParts))
        words.append(word == QStringLiteral("%1") ? settings.fileName() : word);
    QProcess program;
    program.start(QStringLiteral("ffmpeg"), words + QStringList{output});
    if (!program.waitForFinished() || program.exitCode() != 0) {
        qInfo("%s", program.readAllStandardError().constData());
        return {};
    }
    QFile made(output);
    return made.open(QFile::ReadOnly) ? made.readAll() : QByteArray();
}

} // namespace dogear::test
