// SPDX-License-Identifier: GPL-3.0-or-later
#include <words/folder_text.h>
#include <words/format.h>

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace dogear::words {

namespace {

/// Gives tr() the context under which the translations have these texts.
struct FolderText
{
    Q_DECLARE_TR_FUNCTIONS(FolderText)
};

} // namespace

QString folderCarriesText()
{
    return FolderText::tr("Keeps shows, places, played episodes, Up next, favourites, tags, "
                          "bookmarks, lists and the settings of shows the same on all devices that "
                          "use this folder.");
}

QString folderReceivedText(const sync_folder::FolderSummary &summary)
{
    if (summary.received == 0)
        return {};
    return FolderText::tr("Sync brought %n change(s) of Up next, favourites, tags, bookmarks, "
                          "lists and settings.",
                          "",
                          summary.received);
}

QString folderNoticeText(const QString &folder, const sync_folder::FolderSummary &summary)
{
    const QString name = isolatedIfNeeded(folder);
    QStringList sentences;
    // Entries that are not known are in files that a newer Dogear wrote, too.
    if (summary.newerFiles > 0 || summary.unknown > 0)
        sentences.append(FolderText::tr("A newer Dogear writes to %1, and this one can't read all "
                                        "of it. Update Dogear on this device.")
                             .arg(name));
    if (summary.damaged > 0)
        sentences.append(FolderText::tr("%n line(s) in %1 can't be read. They may still be on the "
                                        "way; Dogear tries again with the next sync.",
                                        "",
                                        summary.damaged)
                             .arg(name));
    if (summary.hasNewDevice)
        sentences.append(FolderText::tr("Another device wrote to the file of this one in %1, as "
                                        "after a copy of the library. This device has a file of "
                                        "its own now; nothing is lost.")
                             .arg(name));
    QString text;
    for (const QString &sentence : std::as_const(sentences))
        text = text.isEmpty() ? sentence : joinedSentences(text, sentence);
    return text;
}

} // namespace dogear::words
