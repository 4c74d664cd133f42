// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads documents from files and resources, and tells whether they changed.
///
/// Threads: pure but for the files; any thread, normally the pool.

#include <library/document_reader.h>

namespace dogear::library {

/// Whether \a url is http or https.
[[nodiscard]] bool isWebUrl(const QUrl &url);
/// Of a file or resource, as QFile wants it.
[[nodiscard]] QString pathOf(const QUrl &url);
/// Another one once the file at \a path has changed, as far as its size and date tell.
[[nodiscard]] QByteArray etagOf(const QString &path);

/// The document at \a url (file or qrc), unless it is as \a etag says.
[[nodiscard]] Result<ReadDocument> readDocumentFile(const QUrl &url,
                                                    const QByteArray &etag,
                                                    qint64 maxBytes);

} // namespace dogear::library
