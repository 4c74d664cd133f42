// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/error_text.h>
#include <words/format.h>
#include <words/sync_text.h>

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have these texts.
struct SyncErrorText
{
    Q_DECLARE_TR_FUNCTIONS(SyncErrorText)
};

// RFC 9110 section 15.5, RFC 6585 section 4
constexpr int unauthorized = 401;
constexpr int forbidden = 403;
constexpr int notFound = 404;
constexpr int tooManyRequests = 429;

QString statusSentence(const QString &name, const Error &error)
{
    const QString status = QString::number(error.httpStatus);
    if (error.httpStatus == unauthorized || error.httpStatus == forbidden)
        return SyncErrorText::tr("%1 does not take your name and password (%2). Check both; on a "
                                 "server that was set up, log out and connect again.")
            .arg(name, status);
    if (error.httpStatus == notFound)
        return SyncErrorText::tr("%1 has no sync of podcasts at this address (%2). Check the "
                                 "address and the kind of server; a Nextcloud needs the app "
                                 "GPodder Sync.")
            .arg(name, status);
    if (error.httpStatus == tooManyRequests)
        return SyncErrorText::tr("%1 wants fewer requests (%2). Wait a few minutes, then try "
                                 "again.")
            .arg(name, status);
    if (error.httpStatus >= 500)
        return SyncErrorText::tr("%1 has a problem (%2). Nothing is lost; try again later.")
            .arg(name, status);
    return SyncErrorText::tr("%1 refused the request (%2). Nothing is lost; try again later.")
        .arg(name, status);
}

QString connectionSentence(const QString &name, const Error &error)
{
    switch (error.code) {
    case ErrorCode::Offline:
        return SyncErrorText::tr("There is no connection to %1. Check its address and your "
                                 "network, then try again.")
            .arg(name);
    case ErrorCode::ConnectionFailed:
        return SyncErrorText::tr("%1 does not take the connection, or broke it off. Nothing is "
                                 "lost; try again later.")
            .arg(name);
    case ErrorCode::BlockedByDns:
        return SyncErrorText::tr("Your network blocks %1. Allow it there, then try again.")
            .arg(name);
    case ErrorCode::Timeout:
        return SyncErrorText::tr("%1 took too long to answer. Nothing is lost; try again later.")
            .arg(name);
    case ErrorCode::TlsFailed:
        return SyncErrorText::tr("%1 can't prove that it is who it says, so nothing was sent. "
                                 "Check the date of this computer, and whether your network asks "
                                 "you to log in.")
            .arg(name);
    case ErrorCode::HttpStatus:
        return statusSentence(name, error);
    case ErrorCode::TooManyRedirects:
    case ErrorCode::InsecureRedirect:
    case ErrorCode::UnsupportedScheme:
        return SyncErrorText::tr("%1 leads to an address that gets no password. Enter the address "
                                 "that your browser shows.")
            .arg(name);
    default:
        return {};
    }
}

QString answerSentence(const QString &name, const Error &error)
{
    switch (error.code) {
    case ErrorCode::EmptyInput:
    case ErrorCode::BadResponse:
    case ErrorCode::UnsupportedEncoding:
        return SyncErrorText::tr("%1 sent an answer that Dogear can't read. Check the address and "
                                 "the kind of server.")
            .arg(name);
    case ErrorCode::TruncatedInput:
        return SyncErrorText::tr("The answer of %1 ends in the middle. Nothing is lost; try "
                                 "again.")
            .arg(name);
    case ErrorCode::HtmlPage:
        return SyncErrorText::tr("%1 sent a web page instead of an answer. Check the address; or "
                                 "your network asks you to log in: open any page in a browser, "
                                 "then try again.")
            .arg(name);
    case ErrorCode::LimitExceeded:
        return SyncErrorText::tr("%1 sent more than Dogear reads. Nothing was changed.").arg(name);
    case ErrorCode::Cancelled:
        return SyncErrorText::tr("Sync with %1 was stopped. Nothing is lost.").arg(name);
    case ErrorCode::NotFound:
        return SyncErrorText::tr("The password for %1 is missing. Log out, then connect again.")
            .arg(name);
    case ErrorCode::KeychainUnavailable:
        return SyncErrorText::tr("Your keychain does not give out the password for %1. Unlock it, "
                                 "then sync again.")
            .arg(name);
    default:
        return {};
    }
}

QString folderSentence(const QString &name, const Error &error)
{
    switch (error.code) {
    case ErrorCode::FileNotFound:
        return SyncErrorText::tr("The folder %1 is missing. Plug in or mount its disk, then sync "
                                 "again; nothing is lost.")
            .arg(name);
    case ErrorCode::FileUnreadable:
        return SyncErrorText::tr("Dogear can't read the folder %1. Check its permissions, then "
                                 "sync again; nothing is lost.")
            .arg(name);
    case ErrorCode::FileUnwritable:
        return SyncErrorText::tr("Dogear can't write to the folder %1. Check its permissions, then "
                                 "sync again; nothing is lost.")
            .arg(name);
    default:
        return {};
    }
}

} // namespace

QString syncErrorSentence(const QString &server, const Error &error)
{
    const QString name = isolatedIfNeeded(server);
    for (const auto sentence : {connectionSentence, answerSentence, folderSentence}) {
        if (const QString text = sentence(name, error); !text.isEmpty())
            return text;
    }
    return errorSentence(error); // faults of this machine, such as a full disk
}

} // namespace dogear::words
