// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the text files of newsboat: the list of addresses and the queue of downloads.
///
/// Pure; any thread.
/// Spec:  newsboat's manual, sections "The urls file" and "Podcast support"
/// Tests: tests/unit/importers/tst_newsboat_lines.cpp, tests/fuzz/fuzz_players.cpp

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::importers {

/// A line of the list of addresses.
struct AddressLine
{
    QString address;
    QString title = {}; ///< the user's; empty: the feed's
    QStringList tags = {};

    friend bool operator==(const AddressLine &, const AddressLine &) = default;
};

struct AddressList
{
    QList<AddressLine> shows;
    QStringList notFeeds; ///< searches, filters and programs

    friend bool operator==(const AddressList &, const AddressList &) = default;
};

enum class QueueStatus { Queued, Downloaded, Played, Finished, Missing };

/// A line of the queue of podboat.
struct QueueLine
{
    QString address; ///< of the media file
    QString file;    ///< where it is or will be stored
    QueueStatus status = QueueStatus::Queued;

    friend bool operator==(const QueueLine &, const QueueLine &) = default;
};

/// Tells whether each line of \a document begins with an address or a word of newsboat, and at
/// least one does.
[[nodiscard]] bool isAddressList(const QByteArray &document);
[[nodiscard]] AddressList parseAddressList(const QByteArray &document);
[[nodiscard]] QList<QueueLine> parseQueue(const QByteArray &document);

} // namespace dogear::importers
