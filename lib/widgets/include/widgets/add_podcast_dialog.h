// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks for the address or the file of a show.
///
/// Open it with open(), not exec(): the window runs no nested event loop.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_messages.cpp, tst_adding.cpp

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace dogear::widgets {

class AddPodcastDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit AddPodcastDialog(QWidget *parent = nullptr);

    /// Replaces the texts of the dialog, to ask for something else than the address of a new show.
    void setWords(const QString &title, const QString &label, const QString &acceptText);
    [[nodiscard]] QString text() const;
    void setText(const QString &text);
    /// Fills in \a text and selects it, so that typing replaces it; not if the user has typed.
    void suggest(const QString &text);
    /// Shows \a problem, which says what is wrong with the text, below the field; empty hides it.
    void setProblem(const QString &problem);
    /// Sets the check that accept() runs. \a check returns the problem of a text, which keeps the
    /// dialog open, or an empty string for a valid text.
    void setCheck(std::function<QString(const QString &)> check) { m_check = std::move(check); }

    void accept() override;

private:
    void browse();

    QLabel *m_label;
    QLineEdit *m_field;
    QPushButton *m_accept;
    QLabel *m_problem;
    std::function<QString(const QString &)> m_check;
};

} // namespace dogear::widgets
