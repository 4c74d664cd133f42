// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/former_address_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestFormerAddressStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_connection.reset(); }

    void aShowIsFoundUnderItsFormerAddress();
    void theAddressOfAnotherShowComesFirst();
    void movingBackLeavesOneAddress();
    void anAddressThatIsWrongGoes();
    void theFirstAndTheNewestStay();
    void namesAndPasswordsAreNotKept();

private:
    [[nodiscard]] QString former() const
    {
        QStringList paths;
        const auto addresses = FormerAddressStore(*m_connection).list(m_show);
        for (const QUrl &url : addresses.value_or(QList<QUrl>()))
            paths.append(url.toString(QUrl::RemoveScheme));
        return paths.join(u' ');
    }
    [[nodiscard]] bool moveTo(const QString &name)
    {
        return PodcastStore(*m_connection)
            .moveTo(m_show, QUrl("https://example.org/"_L1 + name))
            .value_or(false);
    }

    std::unique_ptr<Connection> m_connection;
    PodcastId m_show;
};

void TestFormerAddressStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
    m_show = addShow(*m_connection, u"first"_s);
}

void TestFormerAddressStore::aShowIsFoundUnderItsFormerAddress()
{
    QVERIFY(moveTo(u"second"_s));
    // http and the trailing slash make another spelling of the same feed key.
    const auto found = PodcastStore(*m_connection).findByUrl(QUrl(u"http://example.org/first/"_s));
    QVERIFY(found.has_value() && found->has_value());
    QCOMPARE((*found)->id, m_show);
}

void TestFormerAddressStore::theAddressOfAnotherShowComesFirst()
{
    QVERIFY(moveTo(u"second"_s));
    const PodcastId other = addShow(*m_connection, u"first"_s);
    const auto found = PodcastStore(*m_connection).findByUrl(QUrl(u"https://example.org/first"_s));
    QCOMPARE((*found)->id, other);
}

void TestFormerAddressStore::movingBackLeavesOneAddress()
{
    QVERIFY(moveTo(u"second"_s));
    QVERIFY(moveTo(u"first"_s));
    QCOMPARE(former(), u"//example.org/second"_s);
}

void TestFormerAddressStore::anAddressThatIsWrongGoes()
{
    QVERIFY(moveTo(u"second"_s));
    QVERIFY(moveTo(u"third"_s));
    FormerAddressStore store(*m_connection);
    QVERIFY(store.remove(m_show, QUrl(u"http://example.org/second/"_s)).has_value());
    QCOMPARE(former(), u"//example.org/first"_s);
}

void TestFormerAddressStore::theFirstAndTheNewestStay()
{
    constexpr int moves = 30; // many more than maxAddresses
    for (int i = 1; i <= moves; ++i)
        QVERIFY(moveTo(QString::number(i)));
    const QStringList paths = former().split(u' ');
    QCOMPARE(paths.size(), FormerAddressStore::maxAddresses);
    QCOMPARE(paths.constFirst(), u"//example.org/29"_s);
    QCOMPARE(paths.constLast(), u"//example.org/first"_s);
}

void TestFormerAddressStore::namesAndPasswordsAreNotKept()
{
    FormerAddressStore store(*m_connection);
    QVERIFY(store.add(m_show, QUrl(u"https://anna:secret@example.org/private"_s)).has_value());
    QCOMPARE(former(), u"//example.org/private"_s);
}

QTEST_GUILESS_MAIN(TestFormerAddressStore)
#include "tst_former_address_store.moc"
