// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_error_text.h"
#include "proxy_error_text.h"

#include <base/error_details.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QDir>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have these texts.
struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

/// In characters; the end of a longer address is cut off.
constexpr qsizetype maxAddressLength = 60;

/// Returns the host or file that an error is about, or \a otherwise if it is unknown.
QString placeOf(const Error &error, const QString &otherwise)
{
    const QString host = error.url.host();
    // The address of a folder ends with a slash, which would make its file name empty.
    const QString name =
        host.isEmpty() ? error.url.adjusted(QUrl::StripTrailingSlash).fileName() : host;
    return name.isEmpty() ? otherwise : isolatedIfNeeded(name);
}

QString fileOf(const Error &error)
{
    return placeOf(error, ErrorText::tr("The file"));
}

bool isFolder(const Error &error)
{
    // Shows that are folders have a slash at the end of their address.
    return error.url.isLocalFile() && error.url.path().endsWith(u'/');
}

QString serverOf(const Error &error)
{
    return placeOf(error, ErrorText::tr("The server"));
}

/// Returns host and path; user name and query may contain a password and are left out.
QString pageOf(const Error &error)
{
    if (error.url.host().isEmpty())
        return fileOf(error);
    QString page = error.url.host() + error.url.path();
    if (page.size() > maxAddressLength)
        page = page.first(maxAddressLength - 1) + u'…';
    while (page.endsWith(u'/'))
        page.chop(1);
    return isolatedIfNeeded(page);
}

QString statusSentence(const Error &error)
{
    const QString server = serverOf(error);
    const int status = error.httpStatus;
    switch (status) {
    case 401:
        return ErrorText::tr("%1 asks for a name and a password (401). Check them, or ask the "
                             "show for an address of your own.")
            .arg(server);
    case 403:
        return ErrorText::tr("%1 does not let Dogear read this (403). Check whether the address "
                             "is still yours to use.")
            .arg(server);
    case 404:
        return ErrorText::tr("%1 says that this is not there (404). Check the address, or ask "
                             "the show where its feed has moved.")
            .arg(server);
    case 410:
        return ErrorText::tr("%1 says that this is gone for good (410). Ask the show where its "
                             "feed has moved, or stop following it.")
            .arg(server);
    case 429:
        return ErrorText::tr("%1 wants fewer requests (429). Wait an hour, then try again.")
            .arg(server);
    default:
        break;
    }
    if (status >= 500)
        return ErrorText::tr("%1 has a problem (%2). Try again later.")
            .arg(server, QString::number(status));
    if (status > 0)
        return ErrorText::tr("%1 refused the request (%2). Check the address.")
            .arg(server, QString::number(status));
    return ErrorText::tr("%1 refused the request. Check the address.").arg(server);
}

QString networkSentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::Offline:
        return ErrorText::tr("There is no connection to %1. Check your network and the address, "
                             "then try again.")
            .arg(placeOf(error, ErrorText::tr("the network")));
    case ErrorCode::ConnectionFailed:
        return ErrorText::tr("%1 does not take the connection, or broke it off. Try again later.")
            .arg(serverOf(error));
    case ErrorCode::BlockedByDns:
        return ErrorText::tr("Your network blocks %1, perhaps with an ad blocker. Allow it there, "
                             "then try again.")
            .arg(serverOf(error));
    case ErrorCode::Timeout:
        return ErrorText::tr("%1 took too long to answer. Try again later.").arg(serverOf(error));
    // A server without TLS was reached, so http:// helps; other failures are of its certificate.
    case ErrorCode::TlsFailed:
        if (error.detail == noTls)
            return ErrorText::tr("%1 does not speak https. Write http:// in front of the address.")
                .arg(serverOf(error));
        return ErrorText::tr("%1 cannot prove that it is who it says, so nothing was read. Check "
                             "the date of this computer; if it is right, tell the show.")
            .arg(serverOf(error));
    case ErrorCode::HttpStatus:
        return statusSentence(error);
    case ErrorCode::TooManyRedirects:
        return ErrorText::
            tr("%1 redirects in a loop. Tell the show, or look for another address of its feed.")
                .arg(serverOf(error));
    case ErrorCode::InsecureRedirect:
        return ErrorText::tr("%1 leads from a secure address (https) to an open one (http), where "
                             "others could read along, so Dogear didn't go there. Tell the show.")
            .arg(serverOf(error));
    case ErrorCode::BadResponse:
        return ErrorText::tr("%1 sent an answer that contradicts itself, so nothing of it was "
                             "used. Try again later, or tell the show.")
            .arg(serverOf(error));
    case ErrorCode::UnsupportedEncoding:
        return ErrorText::tr("%1 sends this compressed in a way that Dogear can't read, although "
                             "it asked for it as it is. Tell the show.")
            .arg(serverOf(error));
    case ErrorCode::UnsupportedScheme:
        if (error.detail.isEmpty())
            return ErrorText::tr("This is not an address that Dogear can open. Give one that "
                                 "begins with https:// or http://, or a file.");
        // A single word is no attempt at an address, so the schemes are not explained.
        if (error.url.isEmpty() && !error.detail.contains(u':') && !error.detail.contains(u'/'))
            return ErrorText::tr("“%1” is not an address. Paste the address of a feed.")
                .arg(isolatedIfNeeded(error.detail));
        return ErrorText::tr("“%1” is not an address that Dogear can open. Give one that begins "
                             "with https:// or http://, or a file.")
            .arg(isolatedIfNeeded(error.detail));
    default:
        return {};
    }
}

/// Reads the line from "12:7: reason", the detail of ErrorCode::MalformedXml.
QString malformedSentence(const Error &error)
{
    bool hasLine = false;
    const int line = error.detail.section(u':', 0, 0).toInt(&hasLine);
    if (hasLine && line > 0)
        return ErrorText::tr("%1 is broken at line %2 and cannot be read. Tell the show, and try "
                             "again later.")
            .arg(pageOf(error), formatNumber(line));
    return ErrorText::tr("%1 is broken and cannot be read. Tell the show, and try again later.")
        .arg(pageOf(error));
}

/// Describes the document that a server sent in place of an episode.
QString notMediaSentence(const Error &error)
{
    const QString server = serverOf(error);
    const QString &what = error.detail;
    if (what.startsWith(unexpected_content::webPage))
        return ErrorText::tr("%1 sent a web page instead of this episode. It may ask you to log "
                             "in, or your network does; open the episode's page in a browser.")
            .arg(server);
    if (what.startsWith(unexpected_content::playlist))
        return ErrorText::tr("%1 sent a playlist, a list of addresses, instead of this episode. "
                             "Dogear can't play it; open the episode's page in a browser.")
            .arg(server);
    if (what.startsWith(unexpected_content::nothing))
        return ErrorText::tr("%1 sent an empty file instead of this episode. Try again later, or "
                             "tell the show.")
            .arg(server);
    return ErrorText::tr("%1 sent a message instead of this episode, as servers do when they "
                         "refuse it. Try again later, or open the episode's page in a browser.")
        .arg(server);
}

/// Some codes have several causes; constants of base/error_details.h in `detail` tell them.
QString emptySentence(const Error &error)
{
    if (error.detail == emptyList)
        return ErrorText::tr("%1 is a list without shows, so nothing was added. Export it "
                             "again, or choose another file.")
            .arg(pageOf(error));
    if (error.url.isEmpty())
        return ErrorText::tr("There is nothing to read. Give the address of a feed, or a "
                             "file.");
    return ErrorText::tr("%1 is empty. Try again later, or check the address.").arg(pageOf(error));
}

QString documentSentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotMedia:
        return notMediaSentence(error);
    case ErrorCode::UnsteadyMedia:
        return ErrorText::tr("%1 sends another file of this episode at each request, so it can't "
                             "be put together. Your place is kept; try again later.")
            .arg(serverOf(error));
    case ErrorCode::EmptyInput:
        return emptySentence(error);
    case ErrorCode::MalformedXml:
        return malformedSentence(error);
    case ErrorCode::TruncatedInput:
        // The number of shows that were read follows the constant in the detail.
        if (error.detail.startsWith(damagedList))
            return ErrorText::tr("%1 is damaged. Dogear added the %n shows that it could read; "
                                 "export the list again for the others.",
                                 nullptr,
                                 error.detail.sliced(damagedList.size()).toInt())
                .arg(pageOf(error));
        return ErrorText::tr("%1 ends in the middle. Try again; what is missing may come the next "
                             "time.")
            .arg(pageOf(error));
    case ErrorCode::HtmlPage:
        if (error.detail == severalFeeds)
            return ErrorText::tr("%1 is a web page that names several feeds. Give the address of "
                                 "one of them.")
                .arg(pageOf(error));
        return ErrorText::tr("%1 is a web page, not a podcast feed. Look there for a link named "
                             "RSS or Feed and paste it here.")
            .arg(pageOf(error));
    case ErrorCode::UnsupportedFeed:
        // A local file was probably meant as media, so the sentence names both kinds.
        if (error.url.isLocalFile())
            return ErrorText::tr("%1 is neither a podcast feed nor an audio or video file. Choose "
                                 "another file.")
                .arg(pageOf(error));
        return ErrorText::tr("%1 isn't a podcast feed. Check the address, or look on the page of "
                             "the show for its feed.")
            .arg(pageOf(error));
    case ErrorCode::NoMedia:
        return ErrorText::tr("There is nothing to hear or see in %1. Choose a folder with audio or "
                             "video files.")
            .arg(placeOf(error, ErrorText::tr("this folder")));
    case ErrorCode::LimitExceeded:
        // A folder is limited in files, a document in bytes.
        if (isFolder(error))
            return ErrorText::tr("%1 holds more files than one show may have. Choose one of the "
                                 "folders in it.")
                .arg(placeOf(error, ErrorText::tr("The folder")));
        return ErrorText::tr("%1 is larger than any feed that Dogear reads. Check the address.")
            .arg(pageOf(error));
    default:
        return {};
    }
}

QString fileSentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::FileNotFound:
        if (isFolder(error))
            return ErrorText::tr("The folder %1 is not there. If it is on a disk that is not "
                                 "connected, connect it, then refresh.")
                .arg(placeOf(error, QDir::rootPath()));
        return ErrorText::tr("%1 is not there. Check its name and folder.").arg(fileOf(error));
    case ErrorCode::FileUnreadable:
        return ErrorText::tr("%1 cannot be read. Check whether you may open it.")
            .arg(fileOf(error));
    case ErrorCode::FileUnwritable:
        return ErrorText::tr("%1 cannot be written. Check whether you may change its folder, or "
                             "choose another one.")
            .arg(fileOf(error));
    case ErrorCode::FileExists:
        return ErrorText::tr("%1 is there already and is no backup, so it was left as it is. "
                             "Choose another name.")
            .arg(fileOf(error));
    case ErrorCode::DiskFull:
        return ErrorText::tr("The disk is full. Make room, then try again.");
    default:
        return {};
    }
}

QString backupSentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::BackupInvalid:
        return ErrorText::tr("%1 is damaged, or no backup of Dogear, so nothing was changed. "
                             "Choose another file.")
            .arg(fileOf(error));
    case ErrorCode::BackupTooNew:
        return ErrorText::tr("%1 was made by a newer Dogear, so nothing was changed. Install that "
                             "version, or choose another file.")
            .arg(fileOf(error));
    case ErrorCode::SettingsInvalid:
        return ErrorText::tr("%1 is damaged, or has no settings of Dogear, so nothing was changed. "
                             "Choose a file that was exported in the settings.")
            .arg(fileOf(error));
    case ErrorCode::SettingsTooNew:
        return ErrorText::tr("%1 has settings of a newer Dogear, so nothing was changed. Install "
                             "that version, or choose another file.")
            .arg(fileOf(error));
    default:
        return {};
    }
}

QString keychainSentence(const Error &error)
{
    if (error.code != ErrorCode::KeychainUnavailable)
        return {};
    return ErrorText::tr("No keychain takes the password for %1, so it is forgotten when Dogear "
                         "closes. Unlock or install one, for example GNOME Keyring, and enter the "
                         "password again.")
        .arg(placeOf(error, ErrorText::tr("this show")));
}

QString playbackSentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NoEnclosure:
        return ErrorText::tr("This episode has nothing to play. Its notes may link to the sound.");
    case ErrorCode::NoAudioDevice:
        return ErrorText::tr("There is no sound device. Connect or switch one on, then press "
                             "play again.");
    case ErrorCode::AudioDeviceLost:
        return ErrorText::tr(
            "The sound device is gone, so the episode is paused. Press play to go on "
            "from the same place with another one.");
    case ErrorCode::MediaUnreadable:
        // A local file does not come back by waiting, as a server may.
        if (error.url.isLocalFile())
            return ErrorText::tr("%1 cannot be played any further: it is missing, was changed "
                                 "while it played, or is damaged. Your place is kept. Check the "
                                 "file, or get it again.")
                .arg(fileOf(error));
        return ErrorText::tr("%1 isn't sending this episode. Try again later; your place is kept.")
            .arg(serverOf(error));
    case ErrorCode::MediaUnsupported:
        return ErrorText::tr("This computer cannot play the format of this episode. Open it in "
                             "another program, or install what your system offers for more "
                             "formats.");
    case ErrorCode::PlayerMissing:
        if (error.detail == noBackEnd)
            return ErrorText::tr(
                "The part of Qt Multimedia that plays is not installed, so there is "
                "no sound. Install it with your system's packages, and start Dogear "
                "again; your library and your places are kept.");
        return ErrorText::tr("The part of Dogear that plays, %1, is missing or does not fit, so "
                             "there is no sound. Install Dogear again; your library and your "
                             "places are kept.")
            .arg(fileOf(error));
    case ErrorCode::Cancelled:
        return ErrorText::tr("This was stopped before it was done. Start it again if you still "
                             "want it.");
    default:
        return {};
    }
}

} // namespace

QString errorSentence(const Error &error)
{
    // Each function returns an empty string for codes of the others, so the order is free.
    for (const auto sentenceOf : {networkSentence,
                                  proxySentence,
                                  documentSentence,
                                  fileSentence,
                                  databaseSentence,
                                  backupSentence,
                                  librarySentence,
                                  keychainSentence,
                                  playbackSentence}) {
        if (const QString sentence = sentenceOf(error); !sentence.isEmpty())
            return sentence;
    }
    return ErrorText::tr("Something in Dogear went wrong. Try again; if it stays, report it "
                         "together with the log.");
}

QString refreshErrorSentence(const Error &error, bool hasEpisodes)
{
    const QString sentence = errorSentence(error);
    if (!hasEpisodes)
        return sentence;
    return ErrorText::tr("%1 The episodes that were here are kept.", "%1 is what went wrong")
        .arg(sentence);
}

} // namespace dogear::words
