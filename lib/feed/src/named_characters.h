// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Maps the character names of HTML to characters.
///
/// Pure; any thread.
/// Spec:  HTML 4.01 section 24, and the names of ASCII characters in HTML Living Standard 13.5

#include <QByteArray>

namespace dogear::feed {

/// Returns the character with the name \a name ("eacute"); 0 if there is none. A name in capitals
/// ("NBSP") is also looked up in lower case.
[[nodiscard]] char32_t namedCharacter(const QByteArray &name);

} // namespace dogear::feed
