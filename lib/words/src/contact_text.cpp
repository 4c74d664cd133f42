// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/contact_text.h>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have the texts of this file.
struct ContactText
{
    Q_DECLARE_TR_FUNCTIONS(ContactText)
};

} // namespace

// No default in the switches below: the compiler names a purpose that is missing.

QString purposeName(net::Purpose purpose)
{
    switch (purpose) {
    case net::Purpose::Feed:
        return ContactText::tr("Reading feeds");
    case net::Purpose::Media:
        return ContactText::tr("Playing and downloading");
    case net::Purpose::Artwork:
        return ContactText::tr("Artwork");
    case net::Purpose::Chapters:
        return ContactText::tr("Chapters");
    case net::Purpose::Transcript:
        return ContactText::tr("Transcripts");
    case net::Purpose::Comments:
        return ContactText::tr("Comments");
    case net::Purpose::Directory:
        return ContactText::tr("Directories of podcasts");
    case net::Purpose::Link:
        return ContactText::tr("Pages behind links");
    case net::Purpose::NotePicture:
        return ContactText::tr("Pictures in notes");
    case net::Purpose::Sync:
        return ContactText::tr("Sync");
    case net::Purpose::Proxy:
        return ContactText::tr("Proxy");
    }
    return {};
}

QString purposeReason(net::Purpose purpose, const discovery::DirectoryAddresses &addresses)
{
    switch (purpose) {
    case net::Purpose::Feed:
        return ContactText::tr("When you follow a show or look at one before, and later when it is "
                               "refreshed: the server of its feed, and those it redirects to.");
    case net::Purpose::Media:
        return ContactText::tr("When you play or download an episode, or a rule of yours downloads "
                               "it: the server that the feed names, and those it redirects to. "
                               "Services that count listeners are often in between; they can be "
                               "left out in the settings.");
    case net::Purpose::Artwork:
        return ContactText::tr("When a show, an episode or a chapter with a picture is on the "
                               "screen: the server of the picture, once.");
    case net::Purpose::Chapters:
        return ContactText::tr("When an episode is opened, or soon after it appears if the "
                               "settings say so: the server of the chapters that its feed names.");
    case net::Purpose::Transcript:
        return ContactText::tr("When you open a transcript, or soon after the episode appears if "
                               "the settings say so: the server that the feed names.");
    case net::Purpose::Comments:
        return ContactText::tr("When you ask for the replies to an episode: the server of the "
                               "thread that the feed names.");
    case net::Purpose::Directory: {
        QStringList hosts;
        for (const QUrl &address :
             {addresses.apple, addresses.appleCharts, addresses.podcastIndex, addresses.fyyd})
            hosts.append(address.host());
        return ContactText::
            tr("When you search for shows, look at the charts or open a link of "
               "another player: %1. They learn the words that you search for, and the country of "
               "the charts.")
                .arg(QLocale().createSeparatedList(hosts));
    }
    case net::Purpose::Link:
        return ContactText::tr("When you open a link to a show whose feed no directory knows: the "
                               "server of the page.");
    case net::Purpose::NotePicture:
        return ContactText::tr("When you click Show pictures below notes, or always if the "
                               "settings say so: the servers of the pictures.");
    case net::Purpose::Sync:
        return ContactText::tr("When you have set up sync: the server that you named, which learns "
                               "the shows that you follow and your places in their episodes.");
    case net::Purpose::Proxy:
        return ContactText::tr(
            "With every request, if the settings or this computer name a proxy.");
    }
    return {};
}

} // namespace dogear::words
