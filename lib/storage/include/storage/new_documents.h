// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What the search index gets of new episodes, kept until all of a transaction are there.
///
/// The index is written in the order of days. Shows that are written one after another begin anew
/// with their oldest days, and each would become a piece of its own that is merged later.
///
/// Threads: the database thread.
/// Tests:   tests/unit/storage/tst_search_index.cpp

#include <base/result.h>

#include <QtGlobal>

#include <memory>

template<typename T>
class QList;

namespace dogear::storage {

class Connection;
struct SearchDocument;

class NewDocuments final
{
public:
    NewDocuments();
    Q_DISABLE_COPY_MOVE(NewDocuments)
    ~NewDocuments();

    void add(const QList<SearchDocument> &documents);

    /// Puts all of them into the index, in the transaction that stored their episodes.
    [[nodiscard]] Result<> write(Connection &connection);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::storage
