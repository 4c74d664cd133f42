// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/metrics.h>
#include <widgets/password_dialog.h>

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// The server that gets the password: host of \a address, with its port if the address names one.
QString serverOf(const QUrl &address)
{
    const int port = address.port();
    return port < 0 ? address.host() : address.host() + u':' + QString::number(port);
}

} // namespace

PasswordDialog::PasswordDialog(const QUrl &address, QWidget *parent)
    : QDialog(parent)
    , m_text(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_name(new QLineEdit(this))
    , m_password(new QLineEdit(this))
    , m_remember(new QCheckBox(tr("&Remember in the keychain"), this))
    , m_server(serverOf(address))
{
    setObjectName(u"passwordDialog"_s);
    setWindowTitle(tr("Name and password"));
    const bool isExposed = address.scheme() != "https"_L1;
    m_text->setObjectName(u"passwordText"_s);
    m_text->setText(isExposed ? tr("%1 asks for a name and a password. The connection is not "
                                   "encrypted: others on the way can read what you enter.")
                                    .arg(m_server)
                              : tr("%1 asks for a name and a password.").arg(m_server));
    m_problem->setObjectName(u"passwordProblem"_s);
    m_problem->hide();
    for (QLabel *label : {m_text, m_problem}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText); // the server's name must not be read as HTML
    }
    createFields();
    createButtons();
}

void PasswordDialog::createFields()
{
    m_name->setObjectName(u"passwordName"_s);
    m_name->setMinimumWidth(fontMetrics().averageCharWidth() * 40);
    m_password->setObjectName(u"passwordField"_s);
    m_password->setEchoMode(QLineEdit::Password);
    auto *show = new QCheckBox(tr("&Show the password"), this);
    show->setObjectName(u"passwordShow"_s);
    connect(show, &QCheckBox::toggled, this, [this](bool isShown) {
        m_password->setEchoMode(isShown ? QLineEdit::Normal : QLineEdit::Password);
    });
    m_remember->setObjectName(u"passwordRemember"_s);
    m_remember->setToolTip(tr("Without it, Dogear forgets the password when it closes"));
    m_remember->setChecked(true);

    auto *form = new QFormLayout;
    form->addRow(tr("&Name:"), m_name);
    form->addRow(tr("&Password:"), m_password);
    form->addRow(QString(), show);
    form->addRow(QString(), m_remember);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(units(font(), 3));
    column->addWidget(m_text);
    column->addWidget(m_problem);
    column->addLayout(form);
}

void PasswordDialog::createButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *enter = buttons->addButton(tr("Sign in"), QDialogButtonBox::AcceptRole);
    enter->setObjectName(u"passwordAccept"_s);
    enter->setDefault(true);
    enter->setEnabled(false);
    layout()->addWidget(buttons);

    const auto follow = [this, enter] {
        enter->setEnabled(!name().isEmpty() || !password().isEmpty());
    };
    connect(m_name, &QLineEdit::textChanged, this, follow);
    connect(m_password, &QLineEdit::textChanged, this, follow);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void PasswordDialog::setName(const QString &name)
{
    m_name->setText(name);
    (name.isEmpty() ? m_name : m_password)->setFocus(); // the first field that is to be filled in
}

void PasswordDialog::setRefused()
{
    m_problem->setText(
        tr("%1 does not take this name and password. Check both and try again.").arg(m_server));
    m_problem->show();
}

QString PasswordDialog::name() const
{
    return m_name->text().trimmed();
}

QString PasswordDialog::password() const
{
    return m_password->text(); // not trimmed: a blank may be part of a password
}

bool PasswordDialog::isRemembered() const
{
    return m_remember->isChecked();
}

} // namespace dogear::widgets
