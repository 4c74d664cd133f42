// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads documents from files and resources, and detects changes.
///
/// Threads: pure except for file access; any thread, normally the pool.

#include <documents/document_reader.h>

namespace dogear::documents {

/// Whether \a url is http or https.
[[nodiscard]] bool isWebUrl(const QUrl &url);
/// The path of a file or resource for QFile.
[[nodiscard]] QString pathOf(const QUrl &url);
/// A value that changes with the size or the date of the file at \a path.
[[nodiscard]] QByteArray etagOf(const QString &path);

/// Reads the document at \a url (file or qrc), unless its etagOf() equals \a etag.
[[nodiscard]] Result<ReadDocument> readDocumentFile(const QUrl &url,
                                                    const QByteArray &etag,
                                                    qint64 maxBytes);

} // namespace dogear::documents
