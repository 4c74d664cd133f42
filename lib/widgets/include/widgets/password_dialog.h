// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks for the name and the password that a server wants; open() it, do not wait for it.
///
/// Says in clear which server gets them, and whether others on the way can read them.
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
    /// For the server of \a address.
    explicit PasswordDialog(const QUrl &address, QWidget *parent = nullptr);

    void setName(const QString &name);
    /// Says that what was entered before was not taken.
    void setRefused();

    [[nodiscard]] QString name() const;
    [[nodiscard]] QString password() const;
    [[nodiscard]] bool isRemembered() const; ///< in the keychain

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
