// SPDX-License-Identifier: GPL-3.0-or-later

#include <itemmodels/contact_table_model.h>

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;
using contacts::HostContact;
using itemmodels::ContactTableModel;
using net::Purpose;

namespace {

HostContact contact(const QString &host, Purpose purpose = Purpose::Feed, qint64 requests = 1)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(1'700'000'000'000).toUTC();
    return {.host = host,
            .purpose = purpose,
            .first = time,
            .last = time,
            .requests = requests,
            .bytes = requests * 100};
}

} // namespace

class TestContactTableModel final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void cellsHaveValues();
    void rowsStay_data();
    void rowsStay();
    void showsGetTheirTitles();

private:
    [[nodiscard]] QStringList hosts() const;
    [[nodiscard]] QVariant value(int row, int column) const
    {
        return m_model.index(row, column).data(ContactTableModel::ValueRole);
    }

    ContactTableModel m_model;
    QAbstractItemModelTester m_tester{&m_model,
                                      QAbstractItemModelTester::FailureReportingMode::QtTest};
};

QStringList TestContactTableModel::hosts() const
{
    QStringList all;
    for (int row = 0; row < m_model.rowCount(); ++row)
        all.append(value(row, ContactTableModel::HostColumn).toString() + u' '
                   + value(row, ContactTableModel::RequestsColumn).toString());
    return all;
}

void TestContactTableModel::cellsHaveValues()
{
    m_model.setContacts({contact(u"a.example"_s, Purpose::Media, 3)});
    QCOMPARE(m_model.rowCount(), 1);
    QCOMPARE(m_model.columnCount(), int(ContactTableModel::columns));
    QCOMPARE(value(0, ContactTableModel::HostColumn).toString(), u"a.example"_s);
    QCOMPARE(value(0, ContactTableModel::PurposeColumn).toInt(), int(Purpose::Media));
    QCOMPARE(value(0, ContactTableModel::RequestsColumn).toLongLong(), qint64{3});
    QCOMPARE(value(0, ContactTableModel::BytesColumn).toLongLong(), qint64{300});
    QCOMPARE(value(0, ContactTableModel::FirstColumn).toDateTime(),
             value(0, ContactTableModel::LastColumn).toDateTime());
    QVERIFY(value(0, ContactTableModel::ShowsColumn).toStringList().isEmpty());
    QVERIFY(!m_model.index(0, 0).data(Qt::DisplayRole).isValid()); // texts are the view's
}

void TestContactTableModel::rowsStay_data()
{
    QTest::addColumn<QList<HostContact>>("after");
    const HostContact a = contact(u"a.example"_s);
    const HostContact b = contact(u"b.example"_s);
    const HostContact c = contact(u"c.example"_s);
    QTest::newRow("nothing changes") << QList{b, c};
    QTest::newRow("the order does not matter") << QList{c, b};
    QTest::newRow("one in front") << QList{a, b, c};
    QTest::newRow("one in between") << QList{b, contact(u"b.example"_s, Purpose::Artwork), c};
    QTest::newRow("one at the end") << QList{b, c, contact(u"d.example"_s)};
    QTest::newRow("the first goes") << QList{c};
    QTest::newRow("the last goes") << QList{b};
    QTest::newRow("all go") << QList<HostContact>();
    QTest::newRow("others") << QList{a, contact(u"d.example"_s)};
    QTest::newRow("one has grown") << QList{b, contact(u"c.example"_s, Purpose::Feed, 7)};
}

void TestContactTableModel::rowsStay()
{
    QFETCH(const QList<HostContact>, after);
    m_model.setContacts({contact(u"b.example"_s), contact(u"c.example"_s)});
    const QPersistentModelIndex kept = m_model.index(1, 0);
    const QSignalSpy resets(&m_model, &QAbstractItemModel::modelReset);
    m_model.setContacts(after);
    QCOMPARE(resets.count(), 0);
    QStringList expected;
    QList<HostContact> sorted = after;
    std::ranges::sort(sorted, {}, contacts::keyOf);
    for (const HostContact &each : std::as_const(sorted))
        expected.append(each.host + u' ' + QString::number(each.requests));
    QCOMPARE(hosts(), expected);
    const bool isThere = std::ranges::any_of(
        after, [](const HostContact &each) { return each.host == u"c.example"_s; });
    QCOMPARE(kept.isValid(), isThere);
    if (isThere)
        QCOMPARE(kept.data(ContactTableModel::ValueRole).toString(), u"c.example"_s);
}

void TestContactTableModel::showsGetTheirTitles()
{
    const QUrl one(u"https://one.example/feed"_s);
    const QUrl two(u"https://two.example/feed"_s);
    HostContact host = contact(u"a.example"_s);
    host.shows = {contacts::showTag(two), contacts::showTag(one), u"removed"_s};
    m_model.setContacts({host});
    const QSignalSpy changes(&m_model, &QAbstractItemModel::dataChanged);
    const QHash<QString, QString> titles{{contacts::showTag(one), u"a show"_s},
                                         {contacts::showTag(two), u"B show"_s}};
    m_model.setShows(titles);
    QCOMPARE(value(0, ContactTableModel::ShowsColumn).toStringList(),
             (QStringList{u"a show"_s, u"B show"_s}));
    m_model.setShows(titles);
    QCOMPARE(changes.count(), 1);
}

QTEST_GUILESS_MAIN(TestContactTableModel)
#include "tst_contact_table_model.moc"
