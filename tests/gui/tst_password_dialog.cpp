// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the dialog that asks for a name and a password.

#include "real_warnings.h"

#include <widgets/password_dialog.h>

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using dogear::widgets::PasswordDialog;

namespace {

const QUrl address(u"https://feeds.example.org/private/feed.xml"_s);

template<typename T>
T *part(const PasswordDialog &dialog, const QString &name)
{
    return dialog.findChild<T *>(name);
}

} // namespace

class TestPasswordDialog final : public QObject
{
    Q_OBJECT

private slots:
    void init() { dogear::test::failOnRealWarning(); }

    void saysWhoAsks_data();
    void saysWhoAsks();
    void thePasswordIsHiddenUntilAskedFor();
    void nothingCannotBeTried();
    void returnTriesWhatWasEntered();
    void aRefusalIsSaid();
    void rememberingIsAChoice();
};

void TestPasswordDialog::saysWhoAsks_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<QString>("server");
    QTest::addColumn<bool>("isWarned");
    QTest::newRow("an https address") << address << u"feeds.example.org"_s << false;
    QTest::newRow("an address with a port")
        << QUrl(u"https://h.example:8443/f"_s) << u"h.example:8443"_s << false;
    QTest::newRow("an unencrypted address")
        << QUrl(u"http://h.example/f"_s) << u"h.example"_s << true;
    QTest::newRow("an address with credentials")
        << QUrl(u"https://anna:s3cret@h.example/f"_s) << u"h.example"_s << false;
}

void TestPasswordDialog::saysWhoAsks()
{
    QFETCH(const QUrl, url);
    QFETCH(const QString, server);
    QFETCH(const bool, isWarned);
    const PasswordDialog dialog(url);
    const QString text = part<QLabel>(dialog, u"passwordText"_s)->text();
    QVERIFY2(text.startsWith(server + u' '), qPrintable(text));
    QCOMPARE(text.contains(u"not encrypted"_s), isWarned);
    QVERIFY(!text.contains(u"s3cret"_s));
}

void TestPasswordDialog::thePasswordIsHiddenUntilAskedFor()
{
    const PasswordDialog dialog(address);
    auto *field = part<QLineEdit>(dialog, u"passwordField"_s);
    QCOMPARE(field->echoMode(), QLineEdit::Password);
    part<QCheckBox>(dialog, u"passwordShow"_s)->click();
    QCOMPARE(field->echoMode(), QLineEdit::Normal);
    part<QCheckBox>(dialog, u"passwordShow"_s)->click();
    QCOMPARE(field->echoMode(), QLineEdit::Password);
}

void TestPasswordDialog::nothingCannotBeTried()
{
    const PasswordDialog dialog(address);
    auto *accept = part<QPushButton>(dialog, u"passwordAccept"_s);
    QVERIFY(!accept->isEnabled());
    part<QLineEdit>(dialog, u"passwordName"_s)->setText(u"  "_s);
    QVERIFY(!accept->isEnabled());
    part<QLineEdit>(dialog, u"passwordField"_s)->setText(u" "_s); // a space may be a password
    QVERIFY(accept->isEnabled());
}

void TestPasswordDialog::returnTriesWhatWasEntered()
{
    PasswordDialog dialog(address);
    const QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.open();
    QTest::keyClicks(part<QLineEdit>(dialog, u"passwordName"_s), u" anna "_s);
    QTest::keyClicks(part<QLineEdit>(dialog, u"passwordField"_s), u" s3cret "_s);
    QTest::keyClick(part<QLineEdit>(dialog, u"passwordField"_s), Qt::Key_Return);
    QCOMPARE(accepted.size(), 1);
    QCOMPARE(dialog.name(), u"anna"_s);
    QCOMPARE(dialog.password(), u" s3cret "_s);
}

void TestPasswordDialog::aRefusalIsSaid()
{
    PasswordDialog dialog(address);
    dialog.setName(u"anna"_s);
    dialog.open();
    QCOMPARE(dialog.name(), u"anna"_s);
    QVERIFY(!part<QLabel>(dialog, u"passwordProblem"_s)->isVisible());
    dialog.setRefused();
    QVERIFY(part<QLabel>(dialog, u"passwordProblem"_s)->isVisible());
    QVERIFY(part<QLabel>(dialog, u"passwordProblem"_s)->text().contains(u"feeds.example.org"_s));
    QVERIFY(dialog.focusWidget() == part<QLineEdit>(dialog, u"passwordField"_s));
}

void TestPasswordDialog::rememberingIsAChoice()
{
    const PasswordDialog dialog(address);
    QVERIFY(dialog.isRemembered());
    part<QCheckBox>(dialog, u"passwordRemember"_s)->click();
    QVERIFY(!dialog.isRemembered());
}

QTEST_MAIN(TestPasswordDialog)

#include "tst_password_dialog.moc"
