// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/saved_search_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;
using domain::SavedSearch;

class TestSavedSearchStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void whatIsKept_data();
    void whatIsKept();
    void whatIsRemovedIsGone();

private:
    [[nodiscard]] QString dump()
    {
        QStringList lines;
        for (const SavedSearch &search :
             SavedSearchStore(*m_connection).all().value_or(QList<SavedSearch>()))
            lines.append(search.name + u'=' + search.query);
        return lines.join(u'|');
    }

    std::unique_ptr<Connection> m_connection;
};

void TestSavedSearchStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
}

void TestSavedSearchStore::whatIsKept_data()
{
    QTest::addColumn<QList<SavedSearch>>("put");
    QTest::addColumn<QString>("all");
    const SavedSearch cuda{u"CUDA"_s, u"\"cuda graphs\" -rant"_s};
    QTest::newRow("one search") << QList{cuda} << u"CUDA=\"cuda graphs\" -rant"_s;
    QTest::newRow("sorted by name, ignoring case") << QList{SavedSearch{u"b"_s, u"2"_s},
                                                            SavedSearch{u"C"_s, u"3"_s},
                                                            SavedSearch{u"A"_s, u"1"_s}}
                                                   << u"A=1|b=2|C=3"_s;
    QTest::newRow("a search of the same name replaces the first")
        << QList{cuda, SavedSearch{u"cuda"_s, u"graph"_s}} << u"cuda=graph"_s;
    QTest::newRow("spaces at the ends are trimmed")
        << QList{SavedSearch{u"  a  b "_s, u" c "_s}} << u"a b=c"_s;
    QTest::newRow("a search without a name is not stored")
        << QList{SavedSearch{u" "_s, u"c"_s}} << QString();
    QTest::newRow("a search without a query is not stored")
        << QList{SavedSearch{u"a"_s, u" "_s}} << QString();
}

void TestSavedSearchStore::whatIsKept()
{
    QFETCH(const QList<SavedSearch>, put);
    for (const SavedSearch &search : put)
        QVERIFY(SavedSearchStore(*m_connection).put(search).has_value());
    QTEST(dump(), "all");
}

void TestSavedSearchStore::whatIsRemovedIsGone()
{
    SavedSearchStore store(*m_connection);
    QVERIFY(store.put({u"One"_s, u"1"_s}).has_value());
    QVERIFY(store.put({u"Two"_s, u"2"_s}).has_value());
    QVERIFY(store.remove(u"one"_s).has_value());
    QCOMPARE(dump(), u"Two=2"_s);
}

QTEST_GUILESS_MAIN(TestSavedSearchStore)
#include "tst_saved_search_store.moc"
