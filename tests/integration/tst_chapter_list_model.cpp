// SPDX-License-Identifier: GPL-3.0-or-later

#include <itemmodels/chapter_list_model.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using itemmodels::ChapterListModel;
using std::chrono::milliseconds;

class TestChapterListModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void rowsAreTheChapters();
    void theCurrentOneIsMarked();
    void aCheckSkips();
    void aTitleIsNoChoice();
    void anotherEpisodeHasOthers();
    void outOfRange();

private:
    /// "60 Ad [x]*": start in seconds and title; [x] means checked, * means current.
    [[nodiscard]] QString rows() const
    {
        QStringList lines;
        for (int i = 0; i < m_model->rowCount(); ++i) {
            const QModelIndex index = m_model->index(i);
            const auto start = index.data(ChapterListModel::StartRole).value<milliseconds>();
            lines.append(QString::number(start.count() / 1000) + u' ' + index.data().toString()
                         + (index.data(Qt::CheckStateRole) == Qt::Checked ? u" [x]"_s : u""_s)
                         + (index.data(ChapterListModel::IsCurrentRole).toBool() ? u"*"_s : u""_s));
        }
        return lines.join(u", "_s);
    }
    void open(const domain::EpisodeSummary &episode)
    {
        auto detail = m_library->library.episodes().detail(episode.id);
        QVERIFY(test::waitUntil([&] { return detail.isFinished(); }));
        m_library->library.chapters().setOpen(*detail.result());
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<ChapterListModel> m_model;
    QList<domain::EpisodeSummary> m_episodes;
};

void TestChapterListModel::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_model = std::make_unique<ChapterListModel>(m_library->library.chapters());
    new QAbstractItemModelTester(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal, m_model.get());
    const PodcastId show =
        m_library->follow(u"Show"_s,
                          {{u"First"_s, u"<p>0:00 One<br>1:00 Ad<br>2:00 Two</p>"_s},
                           {u"Second"_s, u"<p>0:10 A<br>1:00 B</p>"_s},
                           {u"Third"_s, u"<p>None</p>"_s}});
    m_episodes = m_library->episodes(show);
    QCOMPARE(m_episodes.size(), 3);
    open(m_episodes.at(0));
    m_model->setEpisode(m_episodes.at(0).id);
    QTRY_COMPARE(m_model->rowCount(), 3);
}

void TestChapterListModel::cleanup()
{
    m_model.reset();
    m_library.reset();
}

void TestChapterListModel::rowsAreTheChapters()
{
    QCOMPARE(rows(), u"0 One, 60 Ad, 120 Two"_s);
    QVERIFY(!m_model->hasPictures());
    QVERIFY(m_model->index(0).data(ChapterListModel::LinkRole).toUrl().isEmpty());
    QVERIFY(m_model->index(0).data(ChapterListModel::ImageRole).toUrl().isEmpty());
    QCOMPARE(m_model->roleNames().value(ChapterListModel::StartRole), "start");
}

void TestChapterListModel::theCurrentOneIsMarked()
{
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->setCurrent(60s);
    QCOMPARE(rows(), u"0 One, 60 Ad*, 120 Two"_s);
    QCOMPARE(changed.count(), 1);
    m_model->setCurrent(120s);
    QCOMPARE(rows(), u"0 One, 60 Ad, 120 Two*"_s);
    // The old and the new current row have changed.
    QCOMPARE(changed.count(), 3);
    m_model->setCurrent(std::nullopt);
    QCOMPARE(rows(), u"0 One, 60 Ad, 120 Two"_s);
}

void TestChapterListModel::aCheckSkips()
{
    QVERIFY(m_model->setData(m_model->index(1), Qt::Checked, Qt::CheckStateRole));
    QTRY_COMPARE(rows(), u"0 One, 60 Ad [x], 120 Two"_s);
    QCOMPARE(m_model->index(1).data(ChapterListModel::SkipRole).toInt(),
             int(domain::ChapterSkip::Chosen));
    QVERIFY(m_model->setData(m_model->index(1), Qt::Unchecked, Qt::CheckStateRole));
    QTRY_COMPARE(rows(), u"0 One, 60 Ad, 120 Two"_s);
    QVERIFY(!m_model->setData(m_model->index(1), u"Title"_s, Qt::EditRole));
}

void TestChapterListModel::aTitleIsNoChoice()
{
    QVERIFY(m_model->flags(m_model->index(1)).testFlag(Qt::ItemIsUserCheckable));
    // A chapter that is skipped because of its title cannot be unchecked by hand.
    m_library->library.chapters().setPatterns(m_episodes.at(0).podcastId, {u"ad"_s});
    QTRY_COMPARE(rows(), u"0 One, 60 Ad [x], 120 Two"_s);
    QVERIFY(!m_model->flags(m_model->index(1)).testFlag(Qt::ItemIsUserCheckable));
    QVERIFY(!m_model->setData(m_model->index(1), Qt::Unchecked, Qt::CheckStateRole));
}

void TestChapterListModel::anotherEpisodeHasOthers()
{
    m_model->setCurrent(60s);
    open(m_episodes.at(1));
    m_model->setEpisode(m_episodes.at(1).id);
    QTRY_COMPARE(rows(), u"10 A, 60 B"_s);
    open(m_episodes.at(2));
    m_model->setEpisode(m_episodes.at(2).id);
    QCOMPARE(m_model->rowCount(), 0);
    m_model->setEpisode({});
    QCOMPARE(m_model->rowCount(), 0);
}

void TestChapterListModel::outOfRange()
{
    QVERIFY(!m_model->data(m_model->index(3), Qt::DisplayRole).isValid());
    QVERIFY(!m_model->data({}, Qt::DisplayRole).isValid());
    QVERIFY(!m_model->setData({}, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(!m_model->data(m_model->index(0), Qt::DecorationRole).isValid());
    QCOMPARE(m_model->rowCount(m_model->index(0)), 0);
}

QTEST_GUILESS_MAIN(TestChapterListModel)
#include "tst_chapter_list_model.moc"
