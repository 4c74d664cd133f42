// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks the user for the name and the password that a server requires.
///
/// Names the server that gets them, and warns if the connection is not encrypted. Open it with
/// open(), not exec(): the window runs no nested event loop.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_password_dialog.cpp

#include <QDialog>
#include <QUrl>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace dogear::widgets {

class PasswordDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Asks for an account at the server of \a address.
    explicit PasswordDialog(const QUrl &address, QWidget *parent = nullptr);

    void setName(const QString &name);
    /// Shows that the server refused the last name and password.
    void setRefused();

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString password() const;
    [[nodiscard]] bool isRemembered() const; ///< the user wants them kept in the keychain

private:
    void createFields();
    void createButtons();

    QLabel *m_text;
    QLabel *m_problem;
    QLineEdit *m_name;
    QLineEdit *m_password;
    QCheckBox *m_remember;
    QString m_server;
};

} // namespace dogear::widgets
