// SPDX-License-Identifier: GPL-3.0-or-later
#include "block_list.h"
#include "transcript_readers.h"

using namespace Qt::StringLiterals;

namespace dogear::feed {

Result<ParsedTranscript> parsePlainTranscript(const QString &text, const TranscriptLimits &limits)
{
    BlockList blocks(limits);
    QStringList lines;
    for (const QStringView line : QStringView(text).split(u'\n'))
        lines.append(line.trimmed().toString());
    // With an empty line anywhere, lines are parts of paragraphs; without one each is a paragraph.
    const bool hasParagraphs = lines.contains(QString());
    QString paragraph;
    for (const QString &line : lines) {
        if (blocks.isFull())
            break;
        if (hasParagraphs && !line.isEmpty()) {
            paragraph += line + u'\n';
            continue;
        }
        blocks.add(hasParagraphs ? paragraph : line);
        paragraph.clear();
    }
    blocks.add(paragraph);
    return blocks.take();
}

} // namespace dogear::feed
