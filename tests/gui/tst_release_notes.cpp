// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the release notes, and whom they are offered to.

#include "features/help/release_notes.h"
#include "real_warnings.h"

#include <settings/settings.h>
#include <support/timeouts.h>
#include <widgets/message_bar.h>

#include <QDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTextBrowser>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestReleaseNotes final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }

    void anUpgradeOffersThem_data();
    void anUpgradeOffersThem();
    void theyAreRendered();
};

void TestReleaseNotes::anUpgradeOffersThem_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("message");
    QTest::newRow("a new library") << QString() << u"0.2.0"_s << QString();
    QTest::newRow("the same version") << u"0.2.0"_s << u"0.2.0"_s << QString();
    QTest::newRow("a newer version")
        << u"0.2.0"_s << u"0.10.0"_s << u"Dogear was updated to 0.10.0."_s;
    QTest::newRow("an older version") << u"0.10.0"_s << u"0.2.0"_s << QString();
    QTest::newRow("a damaged setting") << u"x"_s << u"0.2.0"_s << QString();
}

void TestReleaseNotes::anUpgradeOffersThem()
{
    QFETCH(const QString, before);
    QFETCH(const QString, now);
    QFETCH(const QString, message);
    const QTemporaryDir folder;
    settings::Settings settings(folder.filePath(u"s.ini"_s));
    settings.setStart({.followedFirstShows = true, .version = before});
    QWidget window;
    widgets::MessageBar messages(&window);
    ReleaseNotes notes(settings, messages, window);
    notes.offerAfterUpgrade(now);
    QCOMPARE(messages.text(), message);
    QCOMPARE(settings.start().version, before); // written only when the window is painted
    notes.storeVersion(now);
    QCOMPARE(settings.start(),
             (settings::StartSettings{.followedFirstShows = true, .version = now}));
    if (message.isEmpty())
        return;
    auto *button = messages.findChild<QPushButton *>(u"messageAction"_s);
    QCOMPARE(button->text(), u"What's new"_s);
    button->click();
    QVERIFY(window.findChild<QDialog *>(u"releaseNotes"_s));
    messages.withdraw(message);
    messages.show(u"Something else."_s);
    notes.offerAfterUpgrade(now); // only once
    QCOMPARE(messages.text(), u"Something else."_s);
}

void TestReleaseNotes::theyAreRendered()
{
    const QTemporaryDir folder;
    settings::Settings settings(folder.filePath(u"s.ini"_s));
    QWidget window;
    widgets::MessageBar messages(&window);
    ReleaseNotes notes(settings, messages, window);
    notes.show();
    auto *dialog = window.findChild<QDialog *>(u"releaseNotes"_s);
    QVERIFY(dialog && dialog->isVisible());
    const auto *text = dialog->findChild<QTextBrowser *>(u"reportText"_s);
    const QString shown = text->toPlainText();
    QVERIFY2(shown.contains(u"Added"_s) && !shown.contains(u"###"_s), qPrintable(shown.left(200)));
    QVERIFY(text->textInteractionFlags().testFlag(Qt::TextSelectableByKeyboard));
    dialog->close();
    QTRY_VERIFY(!window.findChild<QDialog *>(u"releaseNotes"_s));
}

QTEST_MAIN(TestReleaseNotes)
#include "tst_release_notes.moc"
