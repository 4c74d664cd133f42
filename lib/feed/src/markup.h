// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Converts elements inside a text, as xhtml content has them, back to text.
///
/// Pure; any thread.

#include "element.h"

namespace dogear::feed {

/// Appends \a text with the characters of markup as references.
void appendEscaped(QByteArray &markup, QByteArrayView text);

/// Appends \a element with its tags to the text of \a parent.
void foldMarkup(const Element &element, Element &parent);

} // namespace dogear::feed
