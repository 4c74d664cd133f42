// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the elements of an ordered list places that can be merged one by one.
///
/// A place is a text; the list is in the order of its places. A device that moves or inserts an
/// element gives it a place between those of its neighbours, and no other element changes. So two
/// devices may change different elements of one list at the same time, and of two moves of one
/// element the later one wins. Elements that two devices inserted at the same point are next to
/// each other.
///
/// A place has five letters from a to z, which count, and more letters for the places in between.
/// It ends with letters of the device, so that two devices never give the same place, and never
/// with an a, so that there is always room in front of it.
///
/// Threads: pure; any thread.
/// Tests:   tests/unit/sync/tst_list_places.cpp

#include <QString>
#include <QStringList>

namespace dogear::sync {

inline constexpr qsizetype maxPlaceLength = 1000; ///< of a place that is read

/// Whether \a text has the form of a place.
[[nodiscard]] bool isPlace(const QString &text);

/// \return the letters with which the places of \a device end
[[nodiscard]] QString placeEnding(const QString &device);

/// Makes \a count places, in order, between \a before and \a after; an empty text is the beginning
/// or the end of the list. \a ending: of placeEnding().
[[nodiscard]] QStringList placesBetween(const QString &before,
                                        const QString &after,
                                        int count,
                                        const QString &ending);

/// Makes the places of a list whose elements have the places \a known, in the wanted order; those
/// without one are empty. As many elements as possible keep theirs.
[[nodiscard]] QStringList newPlaces(const QStringList &known, const QString &ending);

} // namespace dogear::sync
