// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Translates texts from one file, and writes their numbers with the digits of the locale.
///
/// Qt writes "%n" with European digits and "%Ln" as QLocale does. Sources and translations have
/// "%n", so that no translator has to know that; "١٢ results · 20 min" would mix two kinds of
/// digits in one line.
///
/// Threads: GUI thread.
/// Owner:   the program (qApp), see language.h.
/// Tests:   tests/gui/tst_language.cpp

#include <QTranslator>

namespace dogear {

class Catalogue final : public QTranslator
{
    Q_OBJECT

public:
    /// \a code: BCP 47, the language that was chosen when the catalogue was installed.
    explicit Catalogue(const QString &code, QObject *parent)
        : QTranslator(parent)
        , m_code(code)
    {}

    [[nodiscard]] const QString &code() const { return m_code; }
    [[nodiscard]] QString translate(const char *context,
                                    const char *source,
                                    const char *disambiguation,
                                    int n) const override;

private:
    QString m_code;
};

} // namespace dogear
