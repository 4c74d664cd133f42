// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Selects the language of the program's texts, Qt's own included, with the formats of its
///        numbers and dates and its writing direction.
///
/// The catalogues are those of translations/CMakeLists.txt. Widgets keep the texts that they were
/// created with, so the window is created again after a change (app/application.h).
///
/// Threads: GUI thread; QApplication exists.
/// Tests:   tests/gui/tst_language.cpp

#include <words/language_choice.h>

#include <QLocale>

namespace dogear {

class Language final
{
public:
    /// \a desktop: the language and the formats that the user chose for the desktop.
    explicit Language(const QLocale &desktop = QLocale::system());

    /// Lists the languages in which Dogear has texts, English included.
    [[nodiscard]] static QList<words::LanguageChoice> choices();

    /// Uses the language \a code (BCP 47) from now on. Its numbers and dates are those of the
    /// desktop's country if the language is spoken there ("de" in Switzerland: de_CH), else those
    /// of its own.
    ///
    /// Empty, and also if there are no texts in \a code: the desktop's language, with the desktop's
    /// formats (LC_NUMERIC, LC_TIME). If Dogear has no texts in that language, all is English, also
    /// formats and direction.
    ///
    /// Replaces what any Language used before; does nothing if \a code is in use.
    void use(const QString &code);
    /// The code of the last use().
    [[nodiscard]] const QString &code() const { return m_code; }

private:
    QLocale m_desktop;
    QString m_code;
};

} // namespace dogear
