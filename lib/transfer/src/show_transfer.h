// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Brings one show of another player over into the library.
///
/// Threads: the database thread, in the caller's transaction. May fail with a Database… code.
/// Tests:   tests/unit/transfer/tst_show_transfer.cpp

#include "transfer_parts.h"

#include <storage/waiting_states.h>

#include <QHash>
#include <QString>

namespace dogear::storage {
class Connection;
} // namespace dogear::storage

namespace dogear::transfer {

/// The position file by show; the keys are feedUrlKey().
using KnownPlacesByFeed = QHash<QString, storage::KnownPlaces>;

/// What came over of a show, and the places for the position file.
struct AppliedShow
{
    ShowTransfer shown;
    QList<storage::FilledPlace> places;
    QList<EpisodeId> episodes = {}; ///< that got another state
};

/// Follows the show of \a part unless it is followed, adds its tags, title and settings where the
/// user of Dogear has none, and gives its episodes their states; states of unknown episodes wait.
/// \return or UnsupportedScheme if its address is none of the web
[[nodiscard]] Result<AppliedShow> applyShow(storage::Connection &connection,
                                            TransferId transfer,
                                            const TransferPart &part,
                                            const KnownPlacesByFeed &known,
                                            const QDateTime &now);

} // namespace dogear::transfer
