// SPDX-License-Identifier: GPL-3.0-or-later
// Tests FetchListModel, the log of a show's fetches, with a real library.

#include <itemmodels/fetch_list_model.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using itemmodels::FetchListModel;

class TestFetchListModel final : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        m_library = std::make_unique<test::LocalLibrary>();
        m_model = std::make_unique<FetchListModel>(m_library->library.subscriptions(),
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

    void nothingIsReadForNobody();
    void fetchesAreListedNewestFirst();
    void aRefreshIsOneNewRow();
    void anotherShowReplacesTheFirst();
    void anAnswerThatComesTooLateIsDropped();

private:
    bool refresh(PodcastId id)
    {
        m_library->clock.advance(std::chrono::minutes(1));
        auto refreshed = m_library->library.refresher().refresh({id});
        return test::waitUntil([&] { return refreshed.isFinished(); }) && m_library->settle();
    }
    bool show(PodcastId id)
    {
        QSignalSpy loaded(m_model.get(), &FetchListModel::loaded);
        m_model->setPodcast(id);
        return test::waitUntil([&] { return !loaded.isEmpty(); });
    }
    [[nodiscard]] QVariant cell(int row, int role) const { return m_model->index(row).data(role); }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<FetchListModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestFetchListModel::nothingIsReadForNobody()
{
    const PodcastId id = m_library->follow(u"Show"_s, {{u"One"_s}});
    QSignalSpy loaded(m_model.get(), &FetchListModel::loaded);
    QVERIFY(refresh(id));
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(loaded.size(), 0);
    m_model->setPodcast({});
    QVERIFY(m_library->settle());
    QCOMPARE(loaded.size(), 0);
}

void TestFetchListModel::fetchesAreListedNewestFirst()
{
    const PodcastId id = m_library->follow(u"Show"_s, {{u"One"_s}});
    const QDateTime first = m_library->clock.time;
    QVERIFY(refresh(id));
    QVERIFY(QFile::remove(m_library->folder.filePath(u"1.xml"_s)));
    QVERIFY(refresh(id));
    QVERIFY(show(id));
    QCOMPARE(m_model->rowCount(), 3);
    QCOMPARE(cell(2, FetchListModel::TimeRole).toDateTime(), first);
    QCOMPARE(cell(2, FetchListModel::WasModifiedRole).toBool(), true);
    QVERIFY(cell(2, FetchListModel::BytesRole).toLongLong() > 100);
    QVERIFY(!cell(2, FetchListModel::ErrorRole).isValid());
    QCOMPARE(cell(2, FetchListModel::HttpStatusRole).toInt(), 0); // a local file
    QCOMPARE(cell(2, FetchListModel::FinalUrlRole).toUrl(),
             QUrl::fromLocalFile(m_library->folder.filePath(u"1.xml"_s)));
    QCOMPARE(cell(1, FetchListModel::WasModifiedRole).toBool(), false);
    QCOMPARE(cell(0, FetchListModel::ErrorRole).value<Error>().code, ErrorCode::FileNotFound);
    QVERIFY(!cell(0, Qt::DisplayRole).isValid()); // the view formats the texts
}

void TestFetchListModel::aRefreshIsOneNewRow()
{
    const PodcastId id = m_library->follow(u"Show"_s, {{u"One"_s}});
    QVERIFY(show(id));
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    QVERIFY(refresh(id));
    QTRY_COMPARE(inserted.size(), 1);
    m_library->clock.advance(-std::chrono::minutes(1)); // in the same second as the last fetch
    QVERIFY(refresh(id));
    QTRY_COMPARE(inserted.size(), 2);
    QCOMPARE(m_model->rowCount(), 3);
    QCOMPARE(inserted.last().at(1).toInt(), 0);
    QCOMPARE(removed.size(), 0);
    QCOMPARE(reset.size(), 0);
}

void TestFetchListModel::anotherShowReplacesTheFirst()
{
    const PodcastId first = m_library->follow(u"First"_s, {{u"One"_s}});
    const PodcastId second = m_library->follow(u"Second"_s, {{u"Two"_s}});
    QVERIFY(refresh(first));
    QVERIFY(show(first));
    QCOMPARE(m_model->rowCount(), 2);
    m_model->setPodcast(second);
    QCOMPARE(m_model->rowCount(), 0); // never the fetches of the first show
    QTRY_COMPARE(m_model->rowCount(), 1);
    m_model->setPodcast({});
    QCOMPARE(m_model->rowCount(), 0);
}

void TestFetchListModel::anAnswerThatComesTooLateIsDropped()
{
    const PodcastId first = m_library->follow(u"First"_s, {{u"One"_s}});
    const PodcastId second = m_library->follow(u"Second"_s, {{u"Two"_s}});
    QVERIFY(refresh(first));
    QSignalSpy loaded(m_model.get(), &FetchListModel::loaded);
    m_model->setPodcast(first);
    m_model->setPodcast(second);
    QVERIFY(m_library->settle());
    QTRY_COMPARE(loaded.size(), 1);
    QCOMPARE(m_model->rowCount(), 1);
    m_model->setPodcast(first);
    m_model->setPodcast({});
    QVERIFY(m_library->settle());
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(loaded.size(), 1);
}

QTEST_GUILESS_MAIN(TestFetchListModel)
#include "tst_fetch_list_model.moc"
