// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the root element of an XML document and reads the declarations before it.
///
/// XML parsers only get the text from the root on, so no document type declaration reaches them.
/// Pure; any thread.
/// Spec:  XML 1.0 section 2.8

#include <QByteArray>
#include <QHash>

namespace dogear::feed {

/// The general entities that a document declares: name and value as written. The value is null if
/// the entity refers to another file.
using Entities = QHash<QByteArray, QByteArray>;

/// Result of readProlog().
struct Prolog
{
    qsizetype root = -1;           ///< offset of the root's "<"; -1 if there is no root
    bool hasJunk = false;          ///< text that belongs to no document precedes the root
    bool isTruncatedInput = false; ///< the document ends inside a declaration
    Entities entities;
};

/// Reads \a text up to its root element.
/// \param text UTF-8 without byte order mark
[[nodiscard]] Prolog readProlog(QByteArrayView text);

} // namespace dogear::feed
