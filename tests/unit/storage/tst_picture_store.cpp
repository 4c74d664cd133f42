// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_episodes.h"

#include <storage/picture_store.h>

#include <QRegularExpression>
#include <QTest>

using namespace dogear;
using namespace dogear::storage;
using namespace dogear::storage::test;

class TestPictureStore final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aPictureComesBackByteForByte();
    void theSamePictureHasOneAddress();
    void whatNoShowHasIsForgottenWithTheNextOne();
    void otherAddressesAreNoPictures_data();
    void otherAddressesAreNoPictures();

private:
    [[nodiscard]] int count() const
    {
        const auto found = m_connection->execute(u"SELECT count(*) FROM own_picture"_s);
        return (*found)->next() ? (*found)->value(0).toInt() : -1;
    }

    std::unique_ptr<Connection> m_connection;
};

void TestPictureStore::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_connection = openInMemory();
}

void TestPictureStore::aPictureComesBackByteForByte()
{
    const QByteArray bytes("\x89PNG\0\r\n\x1a", 8);
    PictureStore store(*m_connection);
    const auto address = store.add(bytes);
    QVERIFY(address.has_value());
    QVERIFY(PictureStore::isAddress(*address));
    QCOMPARE(store.find(*address).value_or("?"), bytes);
    QCOMPARE(store.find(QUrl(u"dogear-picture:00"_s)).error().code, ErrorCode::NotFound);
}

void TestPictureStore::theSamePictureHasOneAddress()
{
    PictureStore store(*m_connection);
    const PodcastId show = addShow(*m_connection, u"a"_s);
    const QUrl address = store.add("one").value_or(QUrl());
    QVERIFY(PodcastStore(*m_connection).setOverrides(show, {.image = address}).has_value());
    QCOMPARE(store.add("one").value_or(QUrl()), address);
    QCOMPARE(count(), 1);
    QVERIFY(store.add("two").value_or(address) != address);
}

void TestPictureStore::whatNoShowHasIsForgottenWithTheNextOne()
{
    PictureStore store(*m_connection);
    const PodcastId show = addShow(*m_connection, u"a"_s);
    const QUrl kept = store.add("kept").value_or(QUrl());
    QVERIFY(PodcastStore(*m_connection).setOverrides(show, {.image = kept}).has_value());
    const QUrl left = store.add("left").value_or(QUrl());
    QVERIFY(store.find(left).has_value()); // kept until the next add(), so undo can restore it
    QVERIFY(store.add("next").has_value());
    QCOMPARE(store.find(left).error().code, ErrorCode::NotFound);
    QCOMPARE(store.find(kept).value_or("?"), "kept");
}

void TestPictureStore::otherAddressesAreNoPictures_data()
{
    QTest::addColumn<QUrl>("url");
    QTest::newRow("an https address") << QUrl(u"https://example.org/a.png"_s);
    QTest::newRow("a file with the name of the scheme") << QUrl(u"file:///dogear-picture"_s);
    QTest::newRow("an empty address") << QUrl();
}

void TestPictureStore::otherAddressesAreNoPictures()
{
    QFETCH(const QUrl, url);
    QVERIFY(!PictureStore::isAddress(url));
}

QTEST_GUILESS_MAIN(TestPictureStore)
#include "tst_picture_store.moc"
