// SPDX-License-Identifier: GPL-3.0-or-later
// Tests saving, renaming, removing and restoring searches, with a real library.

#include <episodes/saved_searches.h>
#include <support/dogear_warnings.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace dogear;
using episodes::SavedSearches;
using itemmodels::SidebarModel;

class TestSavedSearches final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup()
    {
        m_library.reset();
        QCOMPARE(test::dogearWarnings(), QString());
    }

    void changes_data();
    void changes();
    void theSidebarHasThem();

private:
    SavedSearches &searches() { return m_library->library.lists().savedSearches; }
    template<typename T>
    static T wait(const Future<T> &answer)
    {
        if (!test::waitUntil([&] { return answer.isFinished(); }))
            return failure({ErrorCode::Timeout});
        return answer.result();
    }
    QString dump()
    {
        QStringList lines;
        for (const auto &search : wait(searches().all()).value_or(SavedSearches::All()))
            lines.append(search.name + u'=' + search.query);
        return lines.join(u'|');
    }

    std::unique_ptr<test::LocalLibrary> m_library;
};

void TestSavedSearches::init()
{
    QTest::failOnWarning(QRegularExpression(u"QObject"_s));
    test::failOnDogearWarnings();
    m_library = std::make_unique<test::LocalLibrary>();
}

void TestSavedSearches::changes_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("after");
    QTest::newRow("a new search is saved") << u"save"_s << u"c"_s << u"3"_s << u"a=1|b=2|c=3"_s;
    QTest::newRow("a saved search gets another query")
        << u"save"_s << u"A"_s << u"3"_s << u"A=3|b=2"_s;
    QTest::newRow("renamed") << u"rename"_s << u"a"_s << u"z"_s << u"b=2|z=1"_s;
    QTest::newRow("renamed, only the case changes")
        << u"rename"_s << u"a"_s << u"A"_s << u"A=1|b=2"_s;
    QTest::newRow("renamed to the name of another search")
        << u"rename"_s << u"a"_s << u"b"_s << u"b=1"_s;
    QTest::newRow("renamed to a blank name") << u"rename"_s << u"a"_s << u" "_s << u"a=1|b=2"_s;
    QTest::newRow("a search that does not exist")
        << u"rename"_s << u"x"_s << u"y"_s << u"a=1|b=2"_s;
    QTest::newRow("removed") << u"remove"_s << u"b"_s << QString() << u"a=1"_s;
}

void TestSavedSearches::changes()
{
    QFETCH(const QString, change);
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QVERIFY(wait(searches().save({u"a"_s, u"1"_s})).has_value());
    QVERIFY(wait(searches().save({u"b"_s, u"2"_s})).has_value());
    QSignalSpy changed(&searches(), &SavedSearches::changed);
    const auto before = wait(change == "save"_L1     ? searches().save({from, to})
                             : change == "rename"_L1 ? searches().rename(from, to)
                                                     : searches().remove(from));
    QVERIFY(before.has_value());
    QCOMPARE(changed.size(), 1);
    QTEST(dump(), "after");
    QVERIFY(wait(searches().restore(*before)).has_value());
    QCOMPARE(dump(), u"a=1|b=2"_s);
}

void TestSavedSearches::theSidebarHasThem()
{
    QVERIFY(wait(searches().save({u"CUDA"_s, u"cuda graphs"_s})).has_value());
    const auto row = [this] {
        return m_library->sidebarModel.index(SidebarModel::fixedViewCount());
    };
    QTRY_COMPARE(row().data(SidebarModel::TitleRole).toString(), u"CUDA"_s);
    QCOMPARE(row().data(SidebarModel::QueryRole).toString(), u"cuda graphs"_s);
    QVERIFY(!m_library->sidebarModel.hasShows());
}

QTEST_GUILESS_MAIN(TestSavedSearches)
#include "tst_saved_searches.moc"
