// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that the open window shows what another program writes to its library.

#include "real_warnings.h"
#include "window_driver.h"

#include <itemmodels/sidebar_model.h>
#include <support/timeouts.h>
#include <widgets/sidebar.h>

#include <QAbstractButton>
#include <QLabel>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace dogear;
using namespace dogear::test;
using itemmodels::EpisodeListModel;
using itemmodels::SidebarModel;
using itemmodels::ViewKind;

class TestOutsideChanges final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_dogear.reset();
        QCOMPARE(dogearWarnings(), QString());
    }

    void theQueueIsSeen();
    void marksAreSeen();
    void newEpisodesAreSeen();
    void newShowsAreSeen();

private:
    /// Timeout in ms, longer than the window may take, for a busy machine.
    static constexpr int soon = 5000;

    template<typename T>
    T *part(const char *name)
    {
        return test::part<T>(*m_dogear, name);
    }
    QListView *list() { return part<QListView>("episodeList"); }
    widgets::Sidebar *sidebar() { return part<widgets::Sidebar>("sidebar"); }
    int rows() { return list()->model()->rowCount(); }
    int count(int row)
    {
        return sidebar()->model()->index(row, 0).data(SidebarModel::UnplayedCountRole).toInt();
    }
    void run(const QStringList &arguments)
    {
        QProcess ctl;
        ctl.start(QStringLiteral(DOGEARCTL), QStringList{u"--data-dir"_s, m_data} + arguments);
        QTRY_COMPARE_WITH_TIMEOUT(ctl.state(), QProcess::NotRunning, 30'000);
        QVERIFY2(ctl.exitCode() == 0, ctl.readAllStandardError().constData());
    }

    std::optional<QTemporaryDir> m_folder;
    QString m_data;
    QString m_feed;
    std::unique_ptr<Application> m_dogear;
};

void TestOutsideChanges::init()
{
    failOnWindowWarnings();
    m_folder.emplace();
    m_data = m_folder->filePath(u"data"_s);
    prepareLibrary(m_data);
    m_feed = writeFeed(m_folder->filePath(u"feed.xml"_s), QUrl(u"https://h.example/1"_s), 3);
    m_dogear = startDogear(m_data, {m_feed});
    const auto *shown = qobject_cast<EpisodeListModel *>(list()->model());
    QVERIFY(shown);
    // The window opens the new show, and would leave a view that a test selects earlier.
    QTRY_VERIFY(shown->query().view().kind == ViewKind::Podcast && !shown->isLoading());
    QTRY_COMPARE(rows(), 3);
}

void TestOutsideChanges::theQueueIsSeen()
{
    sidebar()->selectView({.kind = ViewKind::UpNext});
    QTRY_COMPARE(rows(), 0);
    run({u"queue"_s, u"add"_s, u"1"_s, u"3"_s});
    QTRY_COMPARE_WITH_TIMEOUT(rows(), 2, soon);
    QTRY_COMPARE_WITH_TIMEOUT(count(1), 2, soon); // the number in the sidebar
    QTRY_COMPARE_WITH_TIMEOUT(
        part<QLabel>("listHeading")->text(), u"Up next · 9 min left"_s, soon); // twice 280 s
    run({u"queue"_s, u"remove"_s, u"1"_s});
    QTRY_COMPARE_WITH_TIMEOUT(rows(), 1, soon);
    QTRY_COMPARE_WITH_TIMEOUT(count(1), 1, soon);
}

void TestOutsideChanges::marksAreSeen()
{
    QTRY_COMPARE(count(0), 3);
    list()->setCurrentIndex(list()->model()->index(1, 0));
    QTRY_COMPARE(part<QLabel>("detailTitle")->text(), u"Episode 2"_s);
    const auto id = itemmodels::episodeIdOf(list()->model()->index(1, 0));
    run({u"mark"_s, QString::number(id.value), u"played"_s});
    const auto isPlayed = [this] {
        return list()->model()->index(1, 0).data(EpisodeListModel::IsPlayedRole).toBool();
    };
    QTRY_VERIFY_WITH_TIMEOUT(isPlayed(), soon);
    QTRY_COMPARE_WITH_TIMEOUT(count(0), 2, soon);
    QTRY_VERIFY_WITH_TIMEOUT(part<QAbstractButton>("detailPlayed")->isChecked(), soon);
    QCOMPARE(list()->currentIndex().row(), 1); // the selection stays
}

void TestOutsideChanges::newEpisodesAreSeen()
{
    writeFeed(m_feed, QUrl(u"https://h.example/1"_s), 5);
    run({u"refresh"_s});
    QTRY_COMPARE_WITH_TIMEOUT(rows(), 5, soon);
    QTRY_COMPARE_WITH_TIMEOUT(count(0), 5, soon);
}

void TestOutsideChanges::newShowsAreSeen()
{
    const QString other = writeFeed(
        m_folder->filePath(u"other.xml"_s), QUrl(u"https://h.example/2"_s), 2, u"Another"_s);
    run({u"subscribe"_s, other});
    QTRY_COMPARE_WITH_TIMEOUT(
        sidebar()->model()->rowCount(), SidebarModel::fixedViewCount() + 2, soon);
    QTRY_COMPARE_WITH_TIMEOUT(count(0), 5, soon);
}

QTEST_MAIN(TestOutsideChanges)
#include "tst_outside_changes.moc"
