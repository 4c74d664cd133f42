// SPDX-License-Identifier: GPL-3.0-or-later
// Tests ShowEpisodesModel, the episodes of a show below headings of its seasons, with a real
// library.

#include <itemmodels/show_episodes_model.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::ShowEpisodesModel;
using test::WrittenEpisode;

class TestShowEpisodesModel final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_library = std::make_unique<test::LocalLibrary>();
        m_model = std::make_unique<ShowEpisodesModel>(m_library->library.showOutlines(),
                                                      m_library->library.episodes(),
                                                      m_library->library.refresher());
        m_tester = std::make_unique<QAbstractItemModelTester>(
            m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    }
    void cleanup()
    {
        m_tester.reset();
        m_model.reset();
        m_library.reset();
    }

    void withoutSeasonsThereAreNoHeadings();
    void eachSeasonHasAHeading();
    void anotherShowReplacesTheFirst();
    void aMarkChangesOneRow();
    void theEpisodeInThePlayerIsMarked();
    void aRefreshAddsRows();
    void rowsThatDoNotExistAreEmpty();
    void tenThousandEpisodesAreListedAtOnce();

private:
    bool show(PodcastId id)
    {
        QSignalSpy loaded(m_model.get(), &ShowEpisodesModel::loaded);
        m_model->setPodcast(id);
        return test::waitUntil([&] { return !loaded.isEmpty(); });
    }
    [[nodiscard]] QVariant cell(int row, int role) const { return m_model->index(row).data(role); }
    /// Returns the rows as text: "# 2" for the heading of season 2, else the title.
    [[nodiscard]] QStringList rows() const
    {
        QStringList texts;
        for (int row = 0; row < m_model->rowCount(); ++row) {
            if (cell(row, ShowEpisodesModel::IsHeadingRole).toBool())
                texts.append(u"# "_s + cell(row, ShowEpisodesModel::SeasonRole).toString());
            else
                texts.append(cell(row, ShowEpisodesModel::TitleRole).toString());
        }
        return texts;
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<ShowEpisodesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestShowEpisodesModel::withoutSeasonsThereAreNoHeadings()
{
    QVERIFY(show(m_library->follow(u"Show"_s, {{u"Two"_s}, {u"One"_s}})));
    QTRY_COMPARE(rows(), (QStringList{u"Two"_s, u"One"_s}));
    QVERIFY(cell(0, ShowEpisodesModel::HasEnclosureRole).toBool());
    QCOMPARE(cell(0, ShowEpisodesModel::TypeRole).value<domain::EpisodeType>(),
             domain::EpisodeType::Full);
}

void TestShowEpisodesModel::eachSeasonHasAHeading()
{
    const QList<WrittenEpisode> episodes{{.title = u"Three"_s, .season = 2, .number = 1},
                                         {.title = u"Two"_s, .season = 1, .number = 2},
                                         {.title = u"One"_s, .season = 1, .number = 1}};
    QVERIFY(show(m_library->follow(u"Show"_s, episodes)));
    QTRY_COMPARE(rows(), (QStringList{u"# 2"_s, u"Three"_s, u"# 1"_s, u"Two"_s, u"One"_s}));
    QVERIFY(!cell(0, ShowEpisodesModel::EpisodeIdRole).value<EpisodeId>().isValid());
    QVERIFY(!m_model->flags(m_model->index(0)).testFlag(Qt::ItemIsSelectable));
    QVERIFY(m_model->flags(m_model->index(1)).testFlag(Qt::ItemIsSelectable));
    QCOMPARE(cell(3, ShowEpisodesModel::NumberRole).toInt(), 2);
    QVERIFY(!cell(3, ShowEpisodesModel::SeasonRole).isValid()); // the heading tells it
}

void TestShowEpisodesModel::anotherShowReplacesTheFirst()
{
    const PodcastId first = m_library->follow(u"First"_s, {{u"One"_s}});
    const PodcastId second = m_library->follow(u"Second"_s, {{u"Other"_s}});
    QVERIFY(show(first));
    m_model->setPodcast(first);
    m_model->setPodcast(second);
    QCOMPARE(m_model->rowCount(), 0);
    QTRY_COMPARE(rows(), QStringList{u"Other"_s});
    m_model->setPodcast({});
    QCOMPARE(m_model->rowCount(), 0);
}

void TestShowEpisodesModel::aMarkChangesOneRow()
{
    QVERIFY(show(m_library->follow(u"Show"_s, {{u"Two"_s}, {u"One"_s}})));
    QTRY_COMPARE(rows(), (QStringList{u"Two"_s, u"One"_s}));
    const auto id = cell(1, ShowEpisodesModel::EpisodeIdRole).value<EpisodeId>();
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    m_library->library.episodes().setPlayed(id, true);
    QTRY_VERIFY(cell(1, ShowEpisodesModel::IsPlayedRole).toBool());
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.first().first().toModelIndex().row(), 1);
    QVERIFY(!cell(0, ShowEpisodesModel::IsPlayedRole).toBool());
}

void TestShowEpisodesModel::theEpisodeInThePlayerIsMarked()
{
    QVERIFY(show(m_library->follow(u"Show"_s, {{u"Two"_s}, {u"One"_s}})));
    const auto id = cell(1, ShowEpisodesModel::EpisodeIdRole).value<EpisodeId>();
    m_model->setCurrent(id);
    QVERIFY(cell(1, ShowEpisodesModel::IsCurrentRole).toBool());
    m_model->setCurrent({});
    QVERIFY(!cell(1, ShowEpisodesModel::IsCurrentRole).toBool());
}

void TestShowEpisodesModel::aRefreshAddsRows()
{
    const PodcastId id = m_library->follow(u"Show"_s, {{u"One"_s}});
    QVERIFY(show(id));
    QFile file(m_library->folder.filePath(u"1.xml"_s));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray longer = file.readAll().replace(
        "</channel>", "<item><title>Two</title><guid>2</guid></item></channel>");
    m_library->write(u"1.xml"_s, longer);
    m_library->clock.advance(std::chrono::minutes(1));
    m_library->library.refresher().refresh({id});
    QTRY_COMPARE(m_model->rowCount(), 2);
}

void TestShowEpisodesModel::rowsThatDoNotExistAreEmpty()
{
    QVERIFY(show(m_library->follow(u"Show"_s, {{u"One"_s}})));
    QVERIFY(!m_model->data({}, ShowEpisodesModel::TitleRole).isValid());
    QVERIFY(!m_model->data(m_model->index(7), ShowEpisodesModel::TitleRole).isValid());
    QCOMPARE(m_model->roleNames().value(ShowEpisodesModel::IsHeadingRole), "isHeading");
}

void TestShowEpisodesModel::tenThousandEpisodesAreListedAtOnce()
{
    QList<WrittenEpisode> episodes;
    for (int i = 10'000; i > 0; --i)
        episodes.append({.title = QString::number(i), .season = (i - 1) / 1'000 + 1, .number = i});
    m_tester.reset(); // it reads every row
    QVERIFY(show(m_library->follow(u"Show"_s, episodes)));
    QCOMPARE(m_model->rowCount(), 10'010); // with ten headings
    QTRY_COMPARE(cell(10'009, ShowEpisodesModel::TitleRole).toString(), u"1"_s);
}

QTEST_GUILESS_MAIN(TestShowEpisodesModel)
#include "tst_show_episodes_model.moc"
