// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the data of all episodes of a show, and the other shows of its author, for its
/// page.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_show_outline_store.cpp

#include <base/ids.h>
#include <base/result.h>
#include <domain/show_outline.h>

#include <QList>

namespace dogear::storage {

class Connection;

class ShowOutlineStore final
{
public:
    explicit ShowOutlineStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Reads the first and the last publication date, and the newest episode.
    [[nodiscard]] Result<domain::ShowSpan> span(PodcastId podcast);
    /// Reads the seasons with their episodes: a serial show from its first season on, any other
    /// from its newest on (serial_order.h). Without seasons: one entry without a number, ordered by
    /// date. A show without episodes has no entry. A season is named as by its first or its last
    /// episode.
    [[nodiscard]] Result<QList<domain::ShowSeason>> seasons(PodcastId podcast);
    /// Lists the other shows with the same author, by title; none if the author is unknown.
    [[nodiscard]] Result<QList<domain::ShowName>> othersOfAuthor(PodcastId podcast);

    /// Returns the statement of span(); tests check its query plan. Its values are the id of the
    /// show, twice.
    [[nodiscard]] static QString datesSql();

private:
    [[nodiscard]] Result<> readNames(QList<domain::ShowSeason> &seasons);

    Connection &m_connection;
};

} // namespace dogear::storage
