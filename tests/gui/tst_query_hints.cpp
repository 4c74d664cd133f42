// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the hints below a search field and the completion of keys and values.

#include "list/query_hints.h"
#include "real_warnings.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLineEdit>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace dogear;
using widgets::QueryHints;

class TestQueryHints final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }

    void aSlipIsSaidOnceTheWordIsOver();
    void offers_data();
    void offers();
    void takes_data();
    void takes();

private:
    [[nodiscard]] QAbstractItemView *popup() const
    {
        return m_window->findChild<QCompleter *>()->popup();
    }
    [[nodiscard]] QStringList offered() const
    {
        QStringList words;
        for (int row = 0; popup()->isVisible() && row < popup()->model()->rowCount(); ++row)
            words.append(popup()->model()->index(row, 0).data().toString());
        return words;
    }

    std::unique_ptr<QWidget> m_window;
    QLineEdit *m_field = nullptr;
    QueryHints *m_hints = nullptr;
};

void TestQueryHints::init()
{
    test::failOnRealWarning();
    m_window = std::make_unique<QWidget>();
    auto *column = new QVBoxLayout(m_window.get());
    m_field = new QLineEdit(m_window.get());
    m_hints = new QueryHints(*m_field, m_window.get());
    column->addWidget(m_field);
    column->addWidget(m_hints);
    m_window->resize(300, 200);
    m_window->show();
    m_field->setFocus();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestQueryHints::aSlipIsSaidOnceTheWordIsOver()
{
    QTest::keyClicks(m_field, u"is:nothing"_s);
    QVERIFY(m_hints->isHidden());
    QTest::keyClicks(m_field, u" "_s);
    QVERIFY(m_hints->isVisible());
    QVERIFY(m_hints->text().contains(u"is:nothing"_s));
    m_field->clear();
    QVERIFY(m_hints->isHidden());
}

void TestQueryHints::offers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("words");
    QTest::newRow("all values of a key")
        << u"cuda has:"_s
        << QStringList{u"has:chapters"_s, u"has:transcript"_s, u"has:video"_s, u"has:bookmark"_s};
    QTest::newRow("the only value with this beginning")
        << u"is:un"_s << QStringList{u"is:unplayed"_s};
    QTest::newRow("a key by its first three letters") << u"tra"_s << QStringList{u"transcript:"_s};
    QTest::newRow("no offer for two letters") << u"ti"_s << QStringList();
    QTest::newRow("no offer for a word that is complete") << u"notes"_s << QStringList();
    QTest::newRow("no offer for words that begin no key") << u"cuda graph"_s << QStringList();
}

void TestQueryHints::offers()
{
    QFETCH(const QString, typed);
    QFETCH(const QStringList, words);
    QTest::keyClicks(m_field, typed);
    QCOMPARE(offered(), words);
}

void TestQueryHints::takes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("taken");
    QTest::newRow("a value and a space for the next word")
        << u"cuda is:un"_s << u"cuda is:unplayed "_s;
    QTest::newRow("a key and its colon") << u"tra"_s << u"transcript:"_s;
    QTest::newRow("an excluded value") << u"cuda -is:un"_s << u"cuda -is:unplayed "_s;
}

void TestQueryHints::takes()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, taken);
    QTest::keyClicks(m_field, typed);
    QTest::keyClick(popup(), Qt::Key_Down);
    QTest::keyClick(popup(), Qt::Key_Return);
    QCOMPARE(m_field->text(), taken);
    QCOMPARE(m_field->cursorPosition(), taken.size());
}

QTEST_MAIN(TestQueryHints)
#include "tst_query_hints.moc"
