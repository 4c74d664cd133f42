// SPDX-License-Identifier: GPL-3.0-or-later
#include "chapter_readers.h"
#include "field_readers.h"
#include "json_text.h"
#include "repair.h"
#include "text_decoding.h"

#include <domain/chapter_order.h>
#include <feed/unpack.h>

using namespace Qt::StringLiterals;

namespace dogear::feed {

void ChapterList::add(const std::optional<domain::Chapter> &chapter)
{
    ++m_entries;
    if (chapter)
        m_parsed.chapters.append(*chapter);
    else if (++m_unreadable == 1)
        m_firstUnreadable = m_entries;
}

Result<ParsedChapters> ChapterList::take()
{
    if (isFull())
        return failure({ErrorCode::LimitExceeded, u"maxChapters"_s});
    // One line for all: a file with a wrong format has the fault in each chapter.
    if (m_unreadable > 0)
        warn(u"%1 chapters without a readable start, the first is number %2"_s.arg(m_unreadable)
                 .arg(m_firstUnreadable));
    m_parsed.chapters = domain::normalised(std::move(m_parsed.chapters));
    return std::move(m_parsed);
}

QUrl readWebAddress(const QString &text, const QUrl &base)
{
    const QUrl url = readUrl(text, base);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    return isWeb && !url.host().isEmpty() ? url : QUrl();
}

Result<ParsedChapters> parseChapters(const QByteArray &document,
                                     const QUrl &source,
                                     const ChapterLimits &limits)
{
    // The limit applies to the unpacked text, because a small file may unpack to gigabytes.
    const auto unpacked = unpack(document, limits.maxBytes);
    if (!unpacked || unpacked->size() > limits.maxBytes)
        return failure({ErrorCode::LimitExceeded, u"maxBytes"_s});
    const QString text = decodedText(*unpacked).trimmed();
    if (text.isEmpty())
        return failure({ErrorCode::EmptyInput});
    const QStringView solid = QStringView(text).sliced(beginOfJson(text));
    if (solid.startsWith(u'{') || solid.startsWith(u'['))
        return parseJsonChapters(text, source, limits);
    if (!text.startsWith(u'<'))
        return failure({ErrorCode::UnsupportedFeed, u"neither JSON nor XML"_s});
    if (looksLikeHtml(text.first(std::min<qsizetype>(512, text.size())).toUtf8()))
        return failure({ErrorCode::HtmlPage});
    return parsePodloveChapters(text, source, limits);
}

} // namespace dogear::feed
