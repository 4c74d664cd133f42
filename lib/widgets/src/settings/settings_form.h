// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Builds a page of settings from rows of a label and a field with an accessible name and a
///        tooltip.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include <QCoreApplication>
#include <QList>
#include <QString>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QWidget;

namespace dogear::widgets {

class SettingsPage;

class SettingsForm
{
    Q_DECLARE_TR_FUNCTIONS(dogear::widgets::SettingsForm)

public:
    /// Creates the layout of \a page, which owns the fields. \pre \a page has no layout.
    explicit SettingsForm(SettingsPage &page);
    /// The same in \a part, a widget on \a page.
    SettingsForm(SettingsPage &page, QWidget &part);

    void addHeading(const QString &text);
    /// Adds small print about the rows above.
    QLabel *addNote(const QString &text);
    /// Adds \a field, which gets the object name \a name; the page takes ownership.
    void addField(const QString &name, const QString &text, const QString &tip, QWidget *field);
    /// Adds \a field in a line of its own, below its label: it may become as wide as the page.
    void addWideField(const QString &name, const QString &text, const QString &tip, QWidget *field);
    /// Adds a check box. \a fields follow in the same row, as words of one sentence; they already
    /// have their names.
    [[nodiscard]] QCheckBox *addSwitch(const QString &name,
                                       const QString &text,
                                       const QString &tip,
                                       const QList<QWidget *> &fields = {});
    /// Adds a box for choices, which may become narrower than its longest entry.
    [[nodiscard]] QComboBox *addChoice(const QString &name,
                                       const QString &text,
                                       const QString &tip);
    [[nodiscard]] QLineEdit *addLine(const QString &name, const QString &text, const QString &tip);
    /// Adds a whole number from \a minimum to \a maximum with the suffix \a unit.
    [[nodiscard]] QSpinBox *addNumber(const QString &name,
                                      const QString &text,
                                      const QString &tip,
                                      int minimum,
                                      int maximum,
                                      const QString &unit);
    /// Adds a number of whole days, 0 to \a maximum.
    [[nodiscard]] QSpinBox *addDays(const QString &name,
                                    const QString &text,
                                    const QString &tip,
                                    int maximum);
    /// Creates the field of addDays() for the row of addSwitch().
    [[nodiscard]] QSpinBox *createDays(const QString &name,
                                       const QString &text,
                                       const QString &tip,
                                       int maximum);
    /// Adds a number of gigabytes, 1,000 megabytes each, in tenths, 0 to 10,000.
    [[nodiscard]] QDoubleSpinBox *addGigabytes(const QString &name,
                                               const QString &text,
                                               const QString &tip);
    /// Adds a button that leads somewhere.
    [[nodiscard]] QPushButton *addButton(const QString &name,
                                         const QString &text,
                                         const QString &tip);
    /// Lets searches find the last row also by \a synonyms, words in the user's language.
    void alsoFoundBy(const QString &synonyms);

private:
    [[nodiscard]] QSpinBox *createNumber(int minimum, int maximum, const QString &unit);
    [[nodiscard]] QLabel *createLabel(const QString &text, QWidget &field);

    SettingsPage &m_page;
    QWidget &m_part;
    QFormLayout *m_form;
};

} // namespace dogear::widgets
