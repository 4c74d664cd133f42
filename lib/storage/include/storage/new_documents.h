// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the search documents of all episodes that one transaction stores.
///
/// The index is written in ascending order of publication days. Each show starts again with its
/// oldest day; written show by show, each one would leave a segment that must be merged later.
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

    /// Writes all collected documents into the index.
    /// \pre runs in the transaction that stored their episodes
    [[nodiscard]] Result<> write(Connection &connection);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace dogear::storage
