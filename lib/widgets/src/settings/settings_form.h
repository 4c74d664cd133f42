// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rows of a page of settings: a label and a field, each with a name that is read out, and a
///        tool-tip.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include <QString>

class QCheckBox;
class QFormLayout;
class QSpinBox;
class QWidget;

namespace dogear::widgets {

class SettingsForm
{
public:
    /// In \a page, which has no layout yet and owns the fields.
    explicit SettingsForm(QWidget &page);

    void addHeading(const QString &text);
    /// Small print under what is above.
    void addNote(const QString &text);
    /// \a field belongs to the form from now on.
    void addField(const QString &name, const QString &text, const QString &tip, QWidget *field);
    [[nodiscard]] QCheckBox *addSwitch(const QString &name,
                                       const QString &text,
                                       const QString &tip);
    /// A number in whole \a least … \a most, with \a unit behind it.
    [[nodiscard]] QSpinBox *addNumber(const QString &name,
                                      const QString &text,
                                      const QString &tip,
                                      int least,
                                      int most,
                                      const QString &unit);

private:
    QWidget &m_page;
    QFormLayout *m_form;
};

} // namespace dogear::widgets
