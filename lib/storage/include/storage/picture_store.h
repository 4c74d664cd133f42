// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores the pictures that the user chose for shows, in the library, so backups have them.
///
/// Threads: the database thread. Every function may fail with a Database… code.
/// Tests:   tests/unit/storage/tst_picture_store.cpp

#include <base/result.h>

#include <QByteArray>
#include <QUrl>

namespace dogear::storage {

class Connection;

class PictureStore final
{
public:
    explicit PictureStore(Connection &connection)
        : m_connection(connection)
    {}

    /// Stores \a picture once and deletes the pictures that no show uses.
    /// \return its address, which is unique for its bytes
    [[nodiscard]] Result<QUrl> add(const QByteArray &picture);
    [[nodiscard]] Result<QByteArray> find(const QUrl &address); ///< or NotFound

    [[nodiscard]] static bool isAddress(const QUrl &url);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
