// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Elements inside a text, as xhtml content has them, become text again.
///
/// Pure; any thread.

#include "element.h"

namespace dogear::feed {

void appendEscaped(QByteArray &markup, QByteArrayView text);

/// Appends \a element with its tags to the text of \a parent.
void foldMarkup(const Element &element, Element &parent);

} // namespace dogear::feed
