// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the statistics in the real window, offscreen.

#include "window_driver.h"

#include <storage/connection.h>
#include <storage/listening_store.h>
#include <support/timeouts.h>

#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;

class TestStatistics final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_dogear.reset(); }

    void itOpensFromTheMenuAndIsEmpty();
    void itShowsWhatWasHeard();
    void oneAtATime();
    void escapeClosesIt();

private:
    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    bool add(const QDate &day, std::chrono::minutes listened);
    void open()
    {
        m_dogear = startDogear(m_folder->path());
        part<QAction>("actionStatistics")->trigger();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Application> m_dogear;
};

void TestStatistics::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support ).*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    prepareLibrary(m_folder->path());
}

bool TestStatistics::add(const QDate &day, std::chrono::minutes listened)
{
    const auto folders = settings::DataFolders::create(m_folder->path());
    const auto connection = storage::Connection::open(folders->database);
    return connection
           && storage::ListeningStore(**connection)
                  .add({.day = day,
                        .podcast = QUrl(u"https://example.org/feed"_s),
                        .podcastTitle = u"A show"_s,
                        .time = {.listened = listened, .heard = listened * 2, .finished = 1}})
                  .has_value();
}

void TestStatistics::itOpensFromTheMenuAndIsEmpty()
{
    open();
    auto *action = part<QAction>("actionStatistics");
    QVERIFY(!action->shortcut().isEmpty());
    bool isInMenu = false;
    for (const QAction *menu : m_dogear->window().menuBar()->actions())
        isInMenu = isInMenu || menu->menu()->actions().contains(action);
    QVERIFY(isInMenu);
    QVERIFY(part<QDialog>("statisticsDialog")->isVisible());
    QTRY_VERIFY(part<QWidget>("statisticsEmpty")->isVisible());
}

void TestStatistics::itShowsWhatWasHeard()
{
    const QDate today = QDate::currentDate();
    QVERIFY(add(today, std::chrono::minutes(30)));
    QVERIFY(add(today.addDays(-100), std::chrono::minutes(60)));
    open();
    QTRY_VERIFY(part<QLabel>("figureListened"));
    QTRY_COMPARE(part<QLabel>("figureListened")->text(), u"30 min"_s);
    QCOMPARE(part<QLabel>("figureSpeed")->text(), u"30 min"_s);
    part<QComboBox>("statisticsRange")->setCurrentIndex(1);
    QTRY_COMPARE(part<QLabel>("figureListened")->text(), u"1 h 30 min"_s);
    QCOMPARE(part<QLabel>("figureFinished")->text(), u"2"_s);
}

void TestStatistics::oneAtATime()
{
    open();
    const auto *dialog = part<QDialog>("statisticsDialog");
    part<QAction>("actionStatistics")->trigger();
    QCOMPARE(m_dogear->window().findChildren<QDialog *>(u"statisticsDialog"_s).size(), 1);
    QCOMPARE(part<QDialog>("statisticsDialog"), dialog);
}

void TestStatistics::escapeClosesIt()
{
    open();
    auto *dialog = part<QDialog>("statisticsDialog");
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(!part<QDialog>("statisticsDialog"));
    part<QAction>("actionStatistics")->trigger(); // can be opened again
    QVERIFY(part<QDialog>("statisticsDialog"));
}

QTEST_MAIN(TestStatistics)
#include "tst_statistics.moc"
