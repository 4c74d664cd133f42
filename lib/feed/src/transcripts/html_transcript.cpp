// SPDX-License-Identifier: GPL-3.0-or-later
#include "block_list.h"
#include "cue_text.h"
#include "transcript_readers.h"

#include <feed/play_time.h>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::feed {

namespace {

// Elements inside a paragraph; every other element ends it.
constexpr std::array inlines{"a"_L1,
                             "abbr"_L1,
                             "b"_L1,
                             "bdi"_L1,
                             "code"_L1,
                             "em"_L1,
                             "font"_L1,
                             "i"_L1,
                             "mark"_L1,
                             "q"_L1,
                             "s"_L1,
                             "small"_L1,
                             "span"_L1,
                             "strong"_L1,
                             "sub"_L1,
                             "sup"_L1,
                             "u"_L1,
                             "wbr"_L1};
// Elements whose content is not a part of the transcript.
constexpr std::array unread{"head"_L1,
                            "script"_L1,
                            "style"_L1,
                            "nav"_L1,
                            "form"_L1,
                            "svg"_L1,
                            "iframe"_L1,
                            "button"_L1,
                            "noscript"_L1};

template<typename Names>
bool contains(const Names &names, const QString &name)
{
    return std::ranges::any_of(names, [&name](QLatin1StringView one) { return one == name; });
}

/// Reads blocks of text with `<cite>` and `<time>` as speaker and start.
class HtmlReader
{
public:
    explicit HtmlReader(const TranscriptLimits &limits)
        : blocks(limits)
    {}

    void read(const MarkupToken &token)
    {
        // Only the end tag counts: a script may contain "<" in any form.
        if (!m_skipped.isEmpty()) {
            if (token.kind == MarkupToken::Kind::End && token.name == m_skipped)
                m_skipped.clear();
        } else if (token.kind == MarkupToken::Kind::Text) {
            m_text += token.text;
        } else if (token.kind == MarkupToken::Kind::Start) {
            enter(token.name);
        } else {
            leave(token.name);
        }
    }

    void endBlock()
    {
        if (!m_text.trimmed().isEmpty())
            blocks.add(m_text);
        m_text.clear();
    }

    BlockList blocks;

private:
    void enter(const QString &name)
    {
        // A line break inside a paragraph; cues join their lines later.
        if (name == "br"_L1)
            m_text += u'\n';
        else if (name == "cite"_L1 || name == "time"_L1)
            m_markStart = m_text.size();
        else if (!contains(inlines, name))
            endBlock();
        if (contains(unread, name))
            m_skipped = name;
    }

    void leave(const QString &name)
    {
        if (name == "cite"_L1)
            leaveCite();
        else if (name == "time"_L1)
            leaveTime();
        else if (!contains(inlines, name))
            endBlock();
    }

    /// Sets the speaker. After other words a cite is the title of a work and stays in the text.
    void leaveCite()
    {
        const qsizetype start = std::min(m_markStart, m_text.size());
        if (!m_text.first(start).trimmed().isEmpty())
            return;
        blocks.setSpeaker(m_text);
        m_text.clear();
    }

    /// Sets the time of the next block; a time after a text belongs to the text that follows.
    void leaveTime()
    {
        const qsizetype start = std::min(m_markStart, m_text.size());
        const auto time = readPlayTime(QStringView(m_text).sliced(start));
        if (!time)
            return;
        m_text.truncate(start);
        endBlock();
        blocks.setTime(*time);
    }

    QString m_text;
    qsizetype m_markStart = 0; ///< in m_text: where the last cite or time began
    QString m_skipped;         ///< name of the element that is skipped, until its end tag
};

} // namespace

Result<ParsedTranscript> parseHtmlTranscript(const QString &text, const TranscriptLimits &limits)
{
    HtmlReader reader(limits);
    MarkupTokens tokens(text);
    while (!reader.blocks.isFull()) {
        const auto token = tokens.next();
        if (!token)
            break;
        reader.read(*token);
    }
    reader.endBlock();
    return reader.blocks.take();
}

} // namespace dogear::feed
