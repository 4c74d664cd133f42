// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the list of contacted hosts with contacts made up by the tests.

#include "real_warnings.h"

#include <itemmodels/contact_table_model.h>
#include <widgets/hosts_page.h>
#include <words/contact_text.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;
using namespace dogear;
using contacts::HostContact;
using itemmodels::ContactTableModel;
using net::Purpose;
using widgets::HostsPage;

namespace {

const QUrl feed{u"https://one.example/feed"_s};

/// Three hosts, of which the last was contacted last.
QList<HostContact> sample()
{
    const QDateTime start(QDate(2026, 8, 3), QTime(12, 0));
    const auto contact = [&](const QString &host, Purpose purpose, qint64 requests, int minutes) {
        return HostContact{.host = host,
                           .purpose = purpose,
                           .first = start.toUTC(),
                           .last = start.addSecs(qint64{minutes} * 60).toUTC(),
                           .requests = requests,
                           .bytes = requests * 1'000,
                           .shows = {contacts::showTag(feed)}};
    };
    return {contact(u"feeds.example"_s, Purpose::Feed, 20, 1),
            contact(u"media.example"_s, Purpose::Media, 3, 2),
            contact(u"pictures.example"_s, Purpose::Artwork, 100, 3)};
}

} // namespace

class TestHostsPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { resources::loadIcons(); }
    void init();
    void cleanup();

    void hostsAreListed();
    void columnsAreSorted_data();
    void columnsAreSorted();
    void hostsAreFiltered_data();
    void hostsAreFiltered();
    void hostsAreCopied();
    void hostsAreCleared();
    void everyReasonIsTold();

private:
    template<typename T>
    T *part(const char *name)
    {
        return m_page->findChild<T *>(QLatin1StringView(name));
    }
    [[nodiscard]] QStringList column(int column);

    std::unique_ptr<ContactTableModel> m_model;
    std::unique_ptr<HostsPage> m_page;
};

void TestHostsPage::init()
{
    test::failOnRealWarning();
    m_model = std::make_unique<ContactTableModel>();
    m_page = std::make_unique<HostsPage>(*m_model);
    m_page->resize(900, 500);
    m_page->show();
    m_model->setShows({{contacts::showTag(feed), u"First show"_s}});
    m_model->setContacts(sample());
}

void TestHostsPage::cleanup()
{
    m_page.reset();
    m_model.reset();
}

QStringList TestHostsPage::column(int column)
{
    const QAbstractItemModel *table = part<QTreeView>("hostsTable")->model();
    QStringList texts;
    for (int row = 0; row < table->rowCount(); ++row)
        texts.append(table->index(row, column).data().toString());
    return texts;
}

void TestHostsPage::hostsAreListed()
{
    const QAbstractItemModelTester tester(part<QTreeView>("hostsTable")->model(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    // The last contact comes first.
    QCOMPARE(column(ContactTableModel::HostColumn),
             (QStringList{u"pictures.example"_s, u"media.example"_s, u"feeds.example"_s}));
    QCOMPARE(column(ContactTableModel::PurposeColumn),
             (QStringList{words::purposeName(Purpose::Artwork),
                          words::purposeName(Purpose::Media),
                          words::purposeName(Purpose::Feed)}));
    QCOMPARE(column(ContactTableModel::ShowsColumn),
             (QStringList{u"First show"_s, u"First show"_s, u"First show"_s}));
    m_model->setContacts(sample().first(2));
    QCOMPARE(column(ContactTableModel::HostColumn).size(), 2);
    m_model->setContacts({});
    QVERIFY(!part<QPushButton>("hostsCopy")->isEnabled());
    QVERIFY(!part<QPushButton>("hostsClear")->isEnabled());
    QVERIFY(part<QLabel>("hostsCount")->text().startsWith(u"No host"_s));
}

void TestHostsPage::columnsAreSorted_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<QString>("first"); // ascending
    QTest::newRow("host") << int(ContactTableModel::HostColumn) << u"feeds.example"_s;
    QTest::newRow("reason") << int(ContactTableModel::PurposeColumn) << u"pictures.example"_s;
    QTest::newRow("last") << int(ContactTableModel::LastColumn) << u"feeds.example"_s;
    // As numbers: "100" is not less than "3".
    QTest::newRow("requests") << int(ContactTableModel::RequestsColumn) << u"media.example"_s;
    QTest::newRow("received") << int(ContactTableModel::BytesColumn) << u"media.example"_s;
}

void TestHostsPage::columnsAreSorted()
{
    QFETCH(const int, by);
    QFETCH(const QString, first);
    part<QTreeView>("hostsTable")->sortByColumn(by, Qt::AscendingOrder);
    QCOMPARE(column(ContactTableModel::HostColumn).constFirst(), first);
}

void TestHostsPage::hostsAreFiltered_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("listed");
    QTest::newRow("nothing") << u""_s << 3;
    QTest::newRow("a host") << u"MEDIA.ex"_s << 1;
    QTest::newRow("a reason") << u"artwork"_s << 1;
    QTest::newRow("a show") << u"first"_s << 3;
    QTest::newRow("a show and a reason") << u"show download"_s << 1;
    QTest::newRow("no row has both") << u"media artwork"_s << 0;
}

void TestHostsPage::hostsAreFiltered()
{
    QFETCH(const QString, text);
    QFETCH(const int, listed);
    part<QLineEdit>("hostsFilter")->setText(text);
    QCOMPARE(column(0).size(), listed);
    QCOMPARE(part<QPushButton>("hostsCopy")->isEnabled(), listed > 0);
    QVERIFY(part<QPushButton>("hostsClear")->isEnabled()); // it clears all
}

void TestHostsPage::hostsAreCopied()
{
    part<QPushButton>("hostsCopy")->click();
    QStringList lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines.constFirst().startsWith(u"Host\tWhy\tShows\t"_s));
    QVERIFY2(lines.at(1).startsWith(u"pictures.example\tArtwork\tFirst show\t"_s),
             qUtf8Printable(lines.at(1)));
    for (const QString &line : std::as_const(lines))
        QCOMPARE(line.count(u'\t'), int(ContactTableModel::columns) - 1);
    auto *table = part<QTreeView>("hostsTable");
    table->setCurrentIndex(table->model()->index(2, 0));
    m_page->activateWindow(); // shortcuts need an active window
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    table->setFocus();
    QTest::keyClick(table, Qt::Key_C, Qt::ControlModifier);
    lines = QApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.at(1).startsWith(u"feeds.example"_s));
}

void TestHostsPage::hostsAreCleared()
{
    const QSignalSpy wanted(m_page.get(), &HostsPage::clearRequested);
    part<QPushButton>("hostsClear")->click();
    QCOMPARE(wanted.count(), 1);
}

void TestHostsPage::everyReasonIsTold()
{
    QString all;
    for (const QLabel *label : part<QWidget>("hostsReasons")->findChildren<QLabel *>())
        all += label->text() + u'\n';
    for (const Purpose purpose : net::allPurposes()) {
        QVERIFY2(all.contains(words::purposeName(purpose)), qPrintable(net::toName(purpose)));
        QVERIFY2(all.contains(words::purposeReason(purpose)), qPrintable(net::toName(purpose)));
    }
}

QTEST_MAIN(TestHostsPage)
#include "tst_hosts_page.moc"
