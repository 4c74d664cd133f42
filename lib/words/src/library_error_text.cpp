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
        return {};
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
