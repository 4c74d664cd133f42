// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The characters that HTML gives a name.
///
/// Pure; any thread.
/// Spec:  HTML 4.01 section 24, and of HTML Living Standard section 13.5 the names of ASCII

#include <QByteArray>

namespace dogear::feed {

/// The character that \a name ("eacute") stands for; 0 if there is none. Capitals all through count
/// as small letters: "NBSP".
[[nodiscard]] char32_t namedCharacter(const QByteArray &name);

} // namespace dogear::feed
