// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/transcript_choice.h>

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

/// Parts of MIME types, also used as file name suffixes, in the order in which they are tried.
constexpr std::array<std::pair<QLatin1StringView, TranscriptFormat>, 7> names{
    {{"vtt"_L1, TranscriptFormat::Vtt},
     {"json"_L1, TranscriptFormat::Json},
     {"srt"_L1, TranscriptFormat::Srt},
     {"subrip"_L1, TranscriptFormat::Srt},
     {"html"_L1, TranscriptFormat::Html},
     {"htm"_L1, TranscriptFormat::Html},
     {"plain"_L1, TranscriptFormat::Text}}};

/// \return the sort key of \a link; smaller is better
auto rankOf(const TranscriptLink &link, const QString &showLanguage)
{
    const QString language = primaryLanguage(link.language);
    // A link without a language is taken to be in that of the show.
    const bool isOther = !language.isEmpty() && language != showLanguage;
    const TranscriptFormat format = formatOf(link);
    return std::tuple(isOther, !isTimed(format), !link.isCaptions, format);
}

} // namespace

TranscriptFormat formatOf(const TranscriptLink &link)
{
    for (const auto &[name, format] : names) {
        if (link.type.contains(name))
            return format;
    }
    // The feed may give no type, or one that does not tell the format.
    const QString file = link.url.fileName().toLower();
    for (const auto &[name, format] : names) {
        if (file.endsWith('.'_L1 + name))
            return format;
    }
    return TranscriptFormat::Text;
}

bool isTimed(TranscriptFormat format)
{
    return format < TranscriptFormat::Html; // the enum lists the timed formats first
}

QString primaryLanguage(const QString &language)
{
    const QString tag = language.trimmed().toLower();
    const auto end = std::ranges::find_if(tag, [](QChar c) { return c == u'-' || c == u'_'; });
    return tag.first(end - tag.begin());
}

QList<TranscriptLink> bestFirst(const QList<TranscriptLink> &links, const QString &showLanguage)
{
    QList<TranscriptLink> ordered;
    for (const TranscriptLink &link : links) {
        const bool isKnown = std::ranges::any_of(
            ordered, [&link](const TranscriptLink &other) { return other.url == link.url; });
        if (!isKnown && !link.url.isEmpty())
            ordered.append(link);
    }
    const QString wanted = primaryLanguage(showLanguage);
    // Stable: equal links stay in the order of the feed.
    std::ranges::stable_sort(
        ordered, {}, [&wanted](const TranscriptLink &link) { return rankOf(link, wanted); });
    return ordered;
}

TranscriptLink madeTranscript()
{
    return {QUrl(u"dogear-transcript:made"_s), {}, {}, false};
}

bool isMade(const TranscriptLink &link)
{
    return link.url.scheme() == "dogear-transcript"_L1;
}

} // namespace dogear::domain
