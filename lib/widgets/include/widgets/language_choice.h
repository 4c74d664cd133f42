// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Describes a language in which the window can show its texts.
///
/// Threads: values; any thread.

#include <QString>

namespace dogear::widgets {

struct LanguageChoice
{
    QString code; ///< BCP 47, such as "pt-BR"
    QString name; ///< in the language itself, such as "português (Brasil)"
};

} // namespace dogear::widgets
