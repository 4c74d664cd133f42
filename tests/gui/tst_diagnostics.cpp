// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the diagnostic report: what it tells, and that it can be published.

#include "features/help/diagnostic_report.h"
#include "real_warnings.h"
#include "version.h"
#include "window_with_show.h"

#include <support/timeouts.h>
#include <widgets/report_dialog.h>

#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QGuiApplication>
#include <QPushButton>
#include <QTextBrowser>

using namespace dogear;
using namespace dogear::test;

class TestDiagnostics final : public QObject, private WindowWithShow
{
    Q_OBJECT

private slots:
    void init() { failOnWindowWarnings(); }
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theHomeIsShortened_data();
    void theHomeIsShortened();
    void theReportTellsWhatHelps_data();
    void theReportTellsWhatHelps();
    void theReportNamesNoShow();
    void theReportIsCopiedAndSaved();

private:
    QString report() { return part<QTextBrowser>("reportText")->toPlainText(); }
};

void TestDiagnostics::theHomeIsShortened_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("expected");
    const QString user = QDir::homePath().section(u'/', -1);
    QTest::newRow("the home folder") << QDir::homePath() << u"~"_s;
    QTest::newRow("a file in it") << QDir::homePath() + u"/.config/x"_s << u"~/.config/x"_s;
    QTest::newRow("a folder whose name begins with that of the home")
        << QDir::homePath() + u"2/x"_s << QDir::homePath() + u"2/x"_s;
    QTest::newRow("a disk with the name of the user")
        << u"/media/"_s + user + u"/Disk"_s << u"/media/user/Disk"_s;
    QTest::newRow("a folder of the system") << u"/var/lib/x"_s << u"/var/lib/x"_s;
}

void TestDiagnostics::theHomeIsShortened()
{
    QFETCH(const QString, path);
    QFETCH(const QString, expected);
    QCOMPARE(withoutHome(path), expected);
}

void TestDiagnostics::theReportTellsWhatHelps_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("the version") << u"Dogear: "_s + QLatin1StringView(dogear::version);
    QTest::newRow("Qt, running and built with") << u"Qt: %1 (built with %2)"_s.arg(
        QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR));
    QTest::newRow("the platform") << u"Platform: offscreen"_s;
    QTest::newRow("SQLite, which the library tells") << u"SQLite: 3."_s;
    QTest::newRow("libxml2") << u"libxml2: "_s;
    QTest::newRow("the size of the library in shows") << u"shows: 1, episodes: 4, downloads: 0"_s;
    QTest::newRow("the size of its file") << u"size of the library: "_s;
    QTest::newRow("the locale") << u"locale: "_s;
    QTest::newRow("the screen") << u"scale 1"_s;
    QTest::newRow("the sound, before anything was played") << u"nothing was played yet"_s;
}

void TestDiagnostics::theReportTellsWhatHelps()
{
    QFETCH(const QString, line);
    open();
    trigger("actionDiagnostics");
    QVERIFY(part<QDialog>("diagnostics")->isVisible());
    QTRY_VERIFY2(report().contains(line), qPrintable(report()));
}

void TestDiagnostics::theReportNamesNoShow()
{
    open();
    trigger("actionDiagnostics");
    QTRY_VERIFY(report().contains(u"shows: 1"_s));
    for (const QString &secret : {u"Test show"_s, u"Episode 4"_s, u"h.example"_s, u"feed.xml"_s})
        QVERIFY2(!report().contains(secret), qPrintable(report()));
}

void TestDiagnostics::theReportIsCopiedAndSaved()
{
    open();
    trigger("actionDiagnostics");
    QTRY_VERIFY(report().contains(u"size of the library"_s));
    QTRY_VERIFY(!report().contains(u"SQLite: unknown"_s)); // the last thing that is read
    part<QPushButton>("reportCopy")->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), report());
    const QString path = m_folder->filePath(u"report.txt"_s);
    auto *dialog = part<widgets::ReportDialog>("diagnostics");
    dialog->saveTo(path);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), report() + u'\n');
    QTRY_VERIFY(part<QLabel>("reportNote")->text().contains(u"Saved as"_s));
    dialog->saveTo(m_folder->filePath(u"missing/report.txt"_s));
    QTRY_VERIFY(!part<QLabel>("reportNote")->text().contains(u"Saved as"_s));
}

QTEST_MAIN(TestDiagnostics)
#include "tst_diagnostics.moc"
