// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the root element of an XML document and reads what stands before it.
///
/// The XML parser only ever sees what begins at the root, so no document type declaration reaches
/// it. Pure; any thread.
/// Spec:  XML 1.0 section 2.8

#include <QByteArray>
#include <QHash>

namespace dogear::feed {

/// The general entities that a document declares for itself: name to value as written. The value of
/// one that stands for another file is null.
using Entities = QHash<QByteArray, QByteArray>;

struct Prolog
{
    qsizetype root = -1;   ///< where the root's "<" is; -1 if there is none
    bool hasJunk = false;  ///< something that belongs into no document stands before the root
    bool isCutOff = false; ///< ends inside a declaration
    Entities entities;
};

/// \param text UTF-8 without byte order mark
[[nodiscard]] Prolog readProlog(QByteArrayView text);

} // namespace dogear::feed
