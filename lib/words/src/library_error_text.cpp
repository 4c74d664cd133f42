// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_error_text.h"

#include <words/format.h>

#include <QCoreApplication>

namespace dogear::words {

namespace {

/// Has the name of the struct in error_text.cpp, because translations find their texts by it.
struct ErrorText
{
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

QString otherPlayerSentence(const Error &error)
{
    const QString name = error.url.fileName();
    const QString file = name.isEmpty() ? ErrorText::tr("The file") : isolatedIfNeeded(name);
    switch (error.code) {
    case ErrorCode::OtherPlayerUnknown:
        return ErrorText::tr("%1 is not the library of a player that Dogear can read. Choose "
                             "another file, or export an OPML list in that player.")
            .arg(file);
    case ErrorCode::OtherPlayerTooOld:
        return ErrorText::tr("%1 is from a version of that player that is too old. Start a newer "
                             "version of it once, or export an OPML list in it.")
            .arg(file);
    case ErrorCode::OtherPlayerDamaged:
        return ErrorText::tr("%1 is damaged or cut off, so nothing was imported. Export or copy "
                             "it again, or import only what can be read.")
            .arg(file);
    case ErrorCode::OtherPlayerBusy:
        return ErrorText::tr("Another player is writing to %1, so nothing was imported. Close "
                             "that player, then try again.")
            .arg(file);
    default:
        return {};
    }
}

} // namespace

QString databaseSentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::DatabaseFailed:
        return ErrorText::tr("The library could not do this. Nothing was changed; close Dogear, "
                             "start it again and try once more.");
    case ErrorCode::DatabaseBusy:
        return ErrorText::tr("Another program is using the library. Close it, or wait a moment, "
                             "then try again.");
    case ErrorCode::DatabaseCorrupt:
        return ErrorText::tr("The library file is damaged, so not all of it can be read. Choose "
                             "“Check library” (dogearctl check), or restore a backup if that does "
                             "not help. Your places are kept.");
    case ErrorCode::DatabaseTooNew:
        return ErrorText::tr("The library was written by a newer Dogear, and was left as it is. "
                             "Install that version, or choose another data folder.");
    case ErrorCode::LibraryInUse:
        return ErrorText::tr("Dogear is open with this library, so nothing was changed. Close it, "
                             "or choose Restore in its Library menu.");
    // Every other code is for the next function in the list of errorSentence().
    default:
        return otherPlayerSentence(error);
    }
}

QString librarySentence(const Error &error)
{
    switch (error.code) {
    case ErrorCode::NotFound:
        // Without the detail: it is the log's "show 12", a number that the window shows nowhere.
        return ErrorText::tr("This is not in the library. It may have been removed.");
    case ErrorCode::AlreadyFollowed:
        return ErrorText::tr("You follow this show already. Look for it in the list of shows.");
    case ErrorCode::NameTaken:
        return ErrorText::tr("There is a list “%1” already. Choose another name.")
            .arg(isolatedIfNeeded(error.detail));
    case ErrorCode::InvalidQuery:
        // The detail is the query or argument that the user typed.
        if (error.detail.isEmpty())
            return ErrorText::tr("Dogear does not understand this search. Try plain words.");
        return ErrorText::tr("Dogear does not understand “%1”. Try plain words.")
            .arg(isolatedIfNeeded(error.detail));
    default:
        return {};
    }
}

} // namespace dogear::words
