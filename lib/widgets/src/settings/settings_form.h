// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rows of a page of settings: a label and a field, each with a name that is read out, and a
///        tool-tip.
///
/// Tests: tests/gui/tst_settings_dialog.cpp

#include <QCoreApplication>
#include <QList>
#include <QString>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;
class QWidget;

namespace dogear::widgets {

class SettingsForm
{
    Q_DECLARE_TR_FUNCTIONS(dogear::widgets::SettingsForm)

public:
    /// In \a page, which has no layout yet and owns the fields.
    explicit SettingsForm(QWidget &page);

    void addHeading(const QString &text);
    /// Small print under what is above.
    void addNote(const QString &text);
    /// \a field belongs to the form from now on.
    void addField(const QString &name, const QString &text, const QString &tip, QWidget *field);
    /// \a fields follow in the same row, as words of one sentence; they have their names already.
    [[nodiscard]] QCheckBox *addSwitch(const QString &name,
                                       const QString &text,
                                       const QString &tip,
                                       const QList<QWidget *> &fields = {});
    /// A number in whole \a least … \a most, with \a unit behind it.
    [[nodiscard]] QSpinBox *addNumber(const QString &name,
                                      const QString &text,
                                      const QString &tip,
                                      int least,
                                      int most,
                                      const QString &unit);
    /// Whole days, 0 … \a most.
    [[nodiscard]] QSpinBox *addDays(const QString &name,
                                    const QString &text,
                                    const QString &tip,
                                    int most);
    /// The same for the row of a switch.
    [[nodiscard]] QSpinBox *createDays(const QString &name,
                                       const QString &text,
                                       const QString &tip,
                                       int most);
    /// Gigabytes of 1,000 megabytes, to a tenth, 0 … 10,000.
    [[nodiscard]] QDoubleSpinBox *addGigabytes(const QString &name,
                                               const QString &text,
                                               const QString &tip);

private:
    [[nodiscard]] QSpinBox *createNumber(int least, int most, const QString &unit);

    QWidget &m_page;
    QFormLayout *m_form;
};

} // namespace dogear::widgets
