// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Pictures that a person gave to shows. They are in the library, so a backup has them.
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

    /// Keeps \a picture and forgets those that no show has; the same one is kept once.
    /// \return its address, which no other picture ever has
    [[nodiscard]] Result<QUrl> add(const QByteArray &picture);
    [[nodiscard]] Result<QByteArray> find(const QUrl &address); ///< or NotFound

    [[nodiscard]] static bool isAddress(const QUrl &url);

private:
    Connection &m_connection;
};

} // namespace dogear::storage
