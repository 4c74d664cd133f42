// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/bookmark_text.h>
#include <words/error_text.h>
#include <words/format.h>
#include <words/transcript_text.h>

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::words {

using domain::TranscriptFormat;
using domain::TranscriptLink;

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct TranscriptText
{
    Q_DECLARE_TR_FUNCTIONS(TranscriptText)
};

QString formatName(TranscriptFormat format)
{
    switch (format) {
    case TranscriptFormat::Vtt:
        return TranscriptText::tr("subtitles (VTT)");
    case TranscriptFormat::Json:
        return TranscriptText::tr("text with times (JSON)");
    case TranscriptFormat::Srt:
        return TranscriptText::tr("subtitles (SRT)");
    case TranscriptFormat::Html:
        return TranscriptText::tr("web page");
    case TranscriptFormat::Text:
        break;
    }
    return TranscriptText::tr("plain text");
}

QString nameOf(const TranscriptLink &link)
{
    if (domain::isMade(link))
        return TranscriptText::tr("Made on this computer", "a transcript");
    const QString language = languageName(link.language);
    const QString format = formatName(domain::formatOf(link));
    if (language.isEmpty())
        return QLocale().toUpper(format.first(1)) + format.sliced(1);
    return TranscriptText::tr("%1, %2", "language and format of a transcript")
        .arg(language, format);
}

QString serverOf(const Error &error)
{
    // A local file has no host: then the sentence is about the file.
    const QString host = error.url.host();
    const QString name = host.isEmpty() ? error.url.fileName() : host;
    return name.isEmpty() ? TranscriptText::tr("The server") : isolatedIfNeeded(name);
}

// Only the errors for which a transcript needs other words than a feed; errorSentence() has all.
QString sentenceOf(const Error &error)
{
    switch (error.code) { // NOLINT(bugprone-branch-clone): it does not compare the texts
    case ErrorCode::Offline:
        return TranscriptText::tr("There is no connection to %1, so the transcript could not be "
                                  "fetched. Connect, then try again.")
            .arg(serverOf(error));
    case ErrorCode::HtmlPage:
        return TranscriptText::tr("%1 gave a web page instead of the transcript; it may want you "
                                  "to sign in. Look for it on the episode's page, or try again "
                                  "later.")
            .arg(serverOf(error));
    case ErrorCode::UnsupportedFeed:
    case ErrorCode::MalformedXml:
        return TranscriptText::tr("What %1 gave is no transcript that Dogear can read. Tell the "
                                  "show, or try again later.")
            .arg(serverOf(error));
    case ErrorCode::TruncatedInput:
        return TranscriptText::tr("The transcript from %1 breaks off in the middle. Try again.")
            .arg(serverOf(error));
    case ErrorCode::EmptyInput:
        return TranscriptText::tr("The transcript from %1 is an empty document. Tell the show, or "
                                  "try again later.")
            .arg(serverOf(error));
    case ErrorCode::LimitExceeded:
        return TranscriptText::tr("The transcript from %1 is larger than any that Dogear reads. "
                                  "Tell the show.")
            .arg(serverOf(error));
    case ErrorCode::HttpStatus:
        if (error.httpStatus == 404 || error.httpStatus == 410)
            return TranscriptText::tr("%1 says that the transcript is not there (%2). Tell the "
                                      "show, or try again later.")
                .arg(serverOf(error), QString::number(error.httpStatus));
        break;
    default:
        break;
    }
    return errorSentence(error);
}

} // namespace

QStringList transcriptNames(const QList<TranscriptLink> &links)
{
    QStringList names;
    for (const TranscriptLink &link : links)
        names.append(nameOf(link));
    QStringList distinct;
    for (int i = 0; i < names.size(); ++i) {
        // The whole list is compared: the first of two equal names needs the file name as well.
        const bool isShared = names.count(names.at(i)) > 1;
        distinct.append(isShared ? names.at(i) + u" · "_s + links.at(i).url.fileName()
                                 : names.at(i));
    }
    return distinct;
}

QString transcriptErrorSentence(const Error &error, bool hasOlder)
{
    const QString sentence = sentenceOf(error);
    // An older transcript is never replaced by an error (decision 35 in lib/README.md).
    if (!hasOlder)
        return sentence;
    return TranscriptText::tr("%1 The transcript that was here is kept.", "%1 is what went wrong")
        .arg(sentence);
}

QString quoteText(const QString &text, const domain::Bookmark &place)
{
    // Paid shows have enclosures with a listener's own token, so only the page is shared.
    domain::Bookmark page = place;
    page.enclosure.clear();
    return text + u"\n\n"_s + shareText(page);
}

} // namespace dogear::words
