// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/directory_text.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace dogear::words {

using discovery::Directory;
using discovery::ShowLead;
using discovery::SourceProgress;

namespace {

/// Gives tr() the context under which the translations have these texts.
struct DirectoryText
{
    Q_DECLARE_TR_FUNCTIONS(DirectoryText)
};

// RFC 9110 section 15.5, RFC 6585 section 4
constexpr int unauthorized = 401;
constexpr int forbidden = 403;
constexpr int tooManyRequests = 429;

bool isKeyRefused(Directory directory, const Error &error)
{
    return directory == Directory::PodcastIndexKeyed && error.code == ErrorCode::HttpStatus
           && (error.httpStatus == unauthorized || error.httpStatus == forbidden);
}

/// Apple answers 403 to too many requests, too.
bool wantsFewerRequests(const Error &error)
{
    return error.code == ErrorCode::HttpStatus
           && (error.httpStatus == forbidden || error.httpStatus == tooManyRequests);
}

QString statusSentence(const QString &name, const Error &error)
{
    const QString status = QString::number(error.httpStatus);
    if (wantsFewerRequests(error))
        return DirectoryText::tr("%1 wants fewer requests (%2). Wait a minute, then try again.")
            .arg(name, status);
    if (error.httpStatus >= 500)
        return DirectoryText::tr("%1 has a problem (%2). Try again later.").arg(name, status);
    if (error.httpStatus > 0)
        return DirectoryText::tr("%1 refused the request (%2). Try again later.").arg(name, status);
    return DirectoryText::tr("%1 refused the request. Try again later.").arg(name);
}

QString connectionSentence(const QString &name, const Error &error)
{
    switch (error.code) {
    case ErrorCode::Offline:
        return DirectoryText::tr("There is no connection to %1. Check your network, then try "
                                 "again.")
            .arg(name);
    case ErrorCode::ConnectionFailed:
        return DirectoryText::tr("%1 does not take the connection, or broke it off. Try again "
                                 "later.")
            .arg(name);
    case ErrorCode::BlockedByDns:
        return DirectoryText::tr("Your network blocks %1, perhaps with an ad blocker. Allow it "
                                 "there, then try again.")
            .arg(name);
    case ErrorCode::Timeout:
        return DirectoryText::tr("%1 took too long to answer. Try again later.").arg(name);
    case ErrorCode::TlsFailed:
        return DirectoryText::tr("%1 can't prove that it is who it says, so nothing was read. "
                                 "Check the date of this computer, and whether your network asks "
                                 "you to log in.")
            .arg(name);
    case ErrorCode::HttpStatus:
        return statusSentence(name, error);
    case ErrorCode::TooManyRedirects:
    case ErrorCode::InsecureRedirect:
    case ErrorCode::UnsupportedScheme:
        return DirectoryText::tr("%1 leads to an address that Dogear doesn't open. Try again "
                                 "later.")
            .arg(name);
    default:
        return {};
    }
}

QString answerSentence(const QString &name, const Error &error)
{
    switch (error.code) {
    case ErrorCode::EmptyInput:
        return DirectoryText::tr("%1 sent an empty answer. Try again later.").arg(name);
    case ErrorCode::TruncatedInput:
        return DirectoryText::tr("The answer of %1 ends in the middle. Try again.").arg(name);
    case ErrorCode::HtmlPage:
        return DirectoryText::tr("%1 sent a web page instead of an answer. Your network may ask "
                                 "you to log in: open any page in a browser, then try again.")
            .arg(name);
    case ErrorCode::LimitExceeded:
        return DirectoryText::tr("%1 sent more than Dogear reads. Try other words.").arg(name);
    case ErrorCode::BadResponse:
    case ErrorCode::MalformedXml:
    case ErrorCode::UnsupportedEncoding:
    case ErrorCode::UnsupportedFeed:
        return DirectoryText::tr("%1 sent an answer that Dogear can't read. Try again later.")
            .arg(name);
    case ErrorCode::Cancelled:
        return DirectoryText::tr("The request to %1 was stopped. Try again.").arg(name);
    default:
        return {};
    }
}

QString sentenceAbout(const QString &source, const Error &error)
{
    const QString name = isolatedIfNeeded(source);
    for (const auto sentence : {connectionSentence, answerSentence}) {
        if (const QString text = sentence(name, error); !text.isEmpty())
            return text;
    }
    return errorSentence(error); // faults of this machine, such as a full disk
}

/// What became of a request, in two or three words.
QString shortReason(Directory directory, const Error &error)
{
    if (isKeyRefused(directory, error))
        return DirectoryText::tr("refuses the key", "after the name of a directory");
    if (wantsFewerRequests(error))
        return DirectoryText::tr("too many requests", "after the name of a directory");
    switch (error.code) {
    case ErrorCode::Offline:
        return DirectoryText::tr("no connection", "after the name of a directory");
    case ErrorCode::BlockedByDns:
        return DirectoryText::tr("blocked", "after the name of a directory");
    case ErrorCode::ProxyFailed:
    case ErrorCode::ProxyDenied:
        return DirectoryText::tr("not reached: the proxy", "after the name of a directory");
    case ErrorCode::ConnectionFailed:
    case ErrorCode::Timeout:
        return DirectoryText::tr("does not answer", "after the name of a directory");
    default:
        return DirectoryText::tr("has a problem", "after the name of a directory");
    }
}

/// What to do about a show that no directory leads to; the search shows what has a similar name.
QString withAdvice(const QString &sentence, const ShowLead &lead)
{
    return joinedSentences(
        sentence,
        lead.searchWords.isEmpty()
            ? DirectoryText::tr("Search for its name, or paste the address of its feed.")
            : DirectoryText::tr("These shows have a similar name."));
}

/// The names that charts.h announces for this context, so that lupdate finds them here.
[[maybe_unused]] constexpr const char *categoryNames[] = {
    QT_TRANSLATE_NOOP("ChartCategory", "Arts"),
    QT_TRANSLATE_NOOP("ChartCategory", "Business"),
    QT_TRANSLATE_NOOP("ChartCategory", "Comedy"),
    QT_TRANSLATE_NOOP("ChartCategory", "Education"),
    QT_TRANSLATE_NOOP("ChartCategory", "Fiction"),
    QT_TRANSLATE_NOOP("ChartCategory", "Government"),
    QT_TRANSLATE_NOOP("ChartCategory", "Health & Fitness"),
    QT_TRANSLATE_NOOP("ChartCategory", "History"),
    QT_TRANSLATE_NOOP("ChartCategory", "Kids & Family"),
    QT_TRANSLATE_NOOP("ChartCategory", "Leisure"),
    QT_TRANSLATE_NOOP("ChartCategory", "Music"),
    QT_TRANSLATE_NOOP("ChartCategory", "News"),
    QT_TRANSLATE_NOOP("ChartCategory", "Religion & Spirituality"),
    QT_TRANSLATE_NOOP("ChartCategory", "Science"),
    QT_TRANSLATE_NOOP("ChartCategory", "Society & Culture"),
    QT_TRANSLATE_NOOP("ChartCategory", "Sports"),
    QT_TRANSLATE_NOOP("ChartCategory", "TV & Film"),
    QT_TRANSLATE_NOOP("ChartCategory", "Technology"),
    QT_TRANSLATE_NOOP("ChartCategory", "True Crime"),
};

} // namespace

QString directoryName(Directory directory)
{
    switch (directory) {
    case Directory::Apple:
        return u"Apple"_s;
    case Directory::PodcastIndex:
    case Directory::PodcastIndexKeyed:
        return u"Podcast Index"_s;
    case Directory::Fyyd:
        return u"fyyd"_s;
    }
    return {};
}

QString directoryErrorSentence(Directory directory, const Error &error)
{
    if (isKeyRefused(directory, error))
        return DirectoryText::tr("%1 refuses your key (%2). Check it in the settings, under "
                                 "Library.")
            .arg(directoryName(directory), QString::number(error.httpStatus));
    return sentenceAbout(directoryName(directory), error);
}

QString lookupErrorSentence(const Error &error)
{
    const QString host = error.url.host();
    return sentenceAbout(host.isEmpty() ? DirectoryText::tr("The server") : host, error);
}

QString chartErrorSentence(const QString &country, const Error &error)
{
    // What Apple answers for countries without a chart (discovery/charts.h).
    const bool hasNone =
        error.code == ErrorCode::HttpStatus
        && (error.httpStatus == 400 || error.httpStatus == 404 || error.httpStatus == 500);
    return hasNone ? DirectoryText::tr("Apple has no chart of %1. Choose another country.")
                         .arg(isolated(country))
                   : directoryErrorSentence(Directory::Apple, error);
}

QString storedAnswerSentence(const QString &sentence, const QDateTime &read)
{
    return joinedSentences(
        sentence,
        DirectoryText::tr("What you see is from %1.", "date and time").arg(formatDateTime(read)));
}

QString leadSentence(const ShowLead &lead)
{
    const QString title =
        lead.show.title.isEmpty()
            ? DirectoryText::tr("This show")
            : DirectoryText::tr("“%1”", "title of a show").arg(isolated(lead.show.title));
    switch (lead.problem) {
    case ShowLead::Problem::None:
        return {};
    case ShowLead::Problem::NotListed:
        return withAdvice(
            DirectoryText::tr("The directories that Dogear asks don't know this show."), lead);
    case ShowLead::Problem::AppleOnly:
        return withAdvice(
            DirectoryText::tr("%1 is only at Apple, which doesn't say where its feed is.")
                .arg(title),
            lead);
    case ShowLead::Problem::KeyMissing:
        return DirectoryText::tr("Only Podcast Index knows this show, and answers this only with "
                                 "a key. Enter yours in the settings, under Library.");
    case ShowLead::Problem::ClosedService:
        return withAdvice(DirectoryText::tr("%1 doesn't say where the feeds of its shows are.")
                              .arg(lead.link.service.isEmpty() ? DirectoryText::tr("This service")
                                                               : lead.link.service),
                          lead);
    case ShowLead::Problem::VideosOnly:
        return withAdvice(
            DirectoryText::tr("The feed of a YouTube channel has nothing that Dogear can play."),
            lead);
    }
    return {};
}

QString keyNotReadSentence()
{
    return DirectoryText::tr("No keychain gives out your key of Podcast Index, so Dogear goes on "
                             "without it. Unlock your keychain, then start Dogear again.");
}

QString keyNotStoredSentence()
{
    return DirectoryText::tr("No keychain takes your key of Podcast Index, so it is forgotten when "
                             "Dogear closes. Unlock or install one, for example GNOME Keyring, and "
                             "enter the key again.");
}

QString keyNotRemovedSentence()
{
    return DirectoryText::tr("Dogear no longer uses your key of Podcast Index, but the key stays "
                             "in your keychain, which doesn't answer. Unlock the keychain, and "
                             "delete the key there.");
}

QString sourceStateText(const SourceProgress &progress)
{
    const QString name = directoryName(progress.directory);
    const auto state = [&name](const QString &text) {
        return DirectoryText::tr("%1: %2", "name of a directory, number of its hits or its state")
            .arg(name, text);
    };
    switch (progress.state) {
    case SourceProgress::State::Idle:
        return {};
    case SourceProgress::State::Asked:
        return state(DirectoryText::tr("asking…", "after the name of a directory"));
    case SourceProgress::State::Answered:
        if (progress.error)
            return state(DirectoryText::tr("%1, older", "number of hits of an earlier answer")
                             .arg(formatNumber(progress.count)));
        return state(formatNumber(progress.count));
    case SourceProgress::State::Failed:
        return state(shortReason(progress.directory, progress.error.value_or(Error{})));
    }
    return {};
}

QString sourceStateSentence(const SourceProgress &progress)
{
    const QString name = directoryName(progress.directory);
    switch (progress.state) {
    case SourceProgress::State::Idle:
        return {};
    case SourceProgress::State::Asked:
        return DirectoryText::tr("%1 is being asked.").arg(name);
    case SourceProgress::State::Answered:
        if (progress.error)
            return storedAnswerSentence(directoryErrorSentence(progress.directory, *progress.error),
                                        progress.read);
        return DirectoryText::tr("%1 found %n shows.", nullptr, int(progress.count)).arg(name);
    case SourceProgress::State::Failed:
        return directoryErrorSentence(progress.directory, progress.error.value_or(Error{}));
    }
    return {};
}

QString countryName(const QString &code)
{
    const QLocale::Territory territory = QLocale::codeToTerritory(code);
    if (territory == QLocale::AnyTerritory)
        return code.toUpper();
    // QLocale knows each country's name in English and in its own languages only.
    const QLocale user;
    return user.territory() == territory && user.language() != QLocale::English
               ? user.nativeTerritoryName()
               : QLocale::territoryToString(territory);
}

QString chartCategoryName(const discovery::ChartCategory &category)
{
    if (category.id == 0)
        return DirectoryText::tr("All categories");
    return QCoreApplication::translate("ChartCategory", category.name);
}

} // namespace dogear::words
