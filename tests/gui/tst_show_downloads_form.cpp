// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the form with the rules for automatic downloads of a show.

#include "detail/show_downloads_form.h"
#include "real_warnings.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;
using domain::ShowDownloads;

Q_DECLARE_METATYPE(domain::ShowDownloads)

class TestShowDownloadsForm final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_page.reset(); }

    void untilItIsKnownNothingCanBeChosen();
    void whatIsChosenIsShown();
    void whatIsChosenIsSaid();
    void noneNeedsNoMore();
    void aQueryIsTakenWhenItIsWhole();
    void aClearedQueryIsTakenAtOnce();
    void whatIsTypedStays();
    void whatIsTypedIsNotForAnotherShow();
    void everyFieldHasNameAndTip();
    void theKeyboardGoesThroughIt();

private:
    template<typename T>
    T *part(const char *name) const
    {
        return m_form->findChild<T *>(QLatin1StringView(name));
    }
    static ShowDownloads last(const QSignalSpy &said)
    {
        return said.isEmpty() ? ShowDownloads() : said.last().constFirst().value<ShowDownloads>();
    }
    QLineEdit *query() const { return part<QLineEdit>("showDownloadsQuery"); }

    std::unique_ptr<QWidget> m_page;
    ShowDownloadsForm *m_form = nullptr;
};

void TestShowDownloadsForm::init()
{
    test::failOnRealWarning();
    m_page = std::make_unique<QWidget>();
    m_form = new ShowDownloadsForm(m_page.get());
    auto *column = new QVBoxLayout(m_page.get());
    column->addWidget(m_form);
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestShowDownloadsForm::untilItIsKnownNothingCanBeChosen()
{
    QVERIFY(!m_form->isEnabled());
    m_form->setDownloads({});
    QVERIFY(m_form->isEnabled());
    m_form->clear();
    QVERIFY(!m_form->isEnabled());
}

void TestShowDownloadsForm::whatIsChosenIsShown()
{
    const QSignalSpy said(m_form, &ShowDownloadsForm::downloadsChanged);
    m_form->setDownloads({});
    QCOMPARE(part<QSpinBox>("showDownloadsNewest")->text(), u"None"_s);
    QCOMPARE(query()->text(), QString());
    QVERIFY(part<QCheckBox>("showDownloadsUnplayed")->isChecked());
    m_form->setDownloads({.newest = 3, .query = u"interview"_s, .onlyUnplayed = false});
    QCOMPARE(part<QSpinBox>("showDownloadsNewest")->text(), u"3"_s);
    QCOMPARE(query()->text(), u"interview"_s);
    QVERIFY(!part<QCheckBox>("showDownloadsUnplayed")->isChecked());
    QVERIFY(said.isEmpty());
}

void TestShowDownloadsForm::whatIsChosenIsSaid()
{
    m_form->setDownloads({});
    const QSignalSpy said(m_form, &ShowDownloadsForm::downloadsChanged);
    part<QSpinBox>("showDownloadsNewest")->setValue(2);
    QVERIFY(last(said) == ShowDownloads{.newest = 2});
    part<QCheckBox>("showDownloadsUnplayed")->click();
    QVERIFY((last(said) == ShowDownloads{.newest = 2, .query = {}, .onlyUnplayed = false}));
    QCOMPARE(said.count(), 2);
}

void TestShowDownloadsForm::noneNeedsNoMore()
{
    m_form->setDownloads({});
    QVERIFY(!query()->isEnabled());
    QVERIFY(!part<QCheckBox>("showDownloadsUnplayed")->isEnabled());
    part<QSpinBox>("showDownloadsNewest")->setValue(1);
    QVERIFY(query()->isEnabled());
    QVERIFY(part<QCheckBox>("showDownloadsUnplayed")->isEnabled());
}

void TestShowDownloadsForm::aQueryIsTakenWhenItIsWhole()
{
    m_form->setDownloads({.newest = 2});
    const QSignalSpy said(m_form, &ShowDownloadsForm::downloadsChanged);
    query()->setFocus();
    QTest::keyClicks(query(), u" guests OR music "_s);
    QVERIFY(said.isEmpty());
    QTest::keyClick(query(), Qt::Key_Return);
    QCOMPARE(said.count(), 1);
    QVERIFY((last(said) == ShowDownloads{.newest = 2, .query = u"guests OR music"_s}));
    part<QWidget>("showDownloadsNewest")->setFocus();
    QCOMPARE(said.count(), 1); // unchanged, so not reported again
}

void TestShowDownloadsForm::aClearedQueryIsTakenAtOnce()
{
    m_form->setDownloads({.newest = 2, .query = u"guests"_s});
    const QSignalSpy said(m_form, &ShowDownloadsForm::downloadsChanged);
    query()->clear();
    QCOMPARE(said.count(), 1);
    QVERIFY(last(said) == ShowDownloads{.newest = 2});
}

/// A refresh of the show fills the form again, which must not replace the text being typed.
void TestShowDownloadsForm::whatIsTypedStays()
{
    m_form->setDownloads({.newest = 2, .query = u"guests"_s});
    query()->setFocus();
    query()->end(false);
    QTest::keyClicks(query(), u" talk"_s);
    m_form->setDownloads({.newest = 2, .query = u"guests"_s});
    QCOMPARE(query()->text(), u"guests talk"_s);
    const QSignalSpy said(m_form, &ShowDownloadsForm::downloadsChanged);
    QTest::keyClick(query(), Qt::Key_Return);
    QCOMPARE(last(said).query, u"guests talk"_s);
    m_form->setDownloads({.newest = 2, .query = u"other"_s});
    QCOMPARE(query()->text(), u"other"_s);
}

void TestShowDownloadsForm::whatIsTypedIsNotForAnotherShow()
{
    m_form->setDownloads({.newest = 2});
    const QSignalSpy said(m_form, &ShowDownloadsForm::downloadsChanged);
    query()->setFocus();
    QTest::keyClicks(query(), u"half a wo"_s);
    m_form->clear();
    m_form->setDownloads({.newest = 2});
    QCOMPARE(query()->text(), QString());
    QVERIFY(said.isEmpty());
}

void TestShowDownloadsForm::everyFieldHasNameAndTip()
{
    for (const char *name :
         {"showDownloadsNewest", "showDownloadsQuery", "showDownloadsUnplayed"}) {
        const auto *field = part<QWidget>(name);
        QVERIFY2(field, name);
        QVERIFY2(!field->accessibleName().isEmpty(), name);
        QVERIFY2(!field->toolTip().isEmpty(), name);
    }
}

void TestShowDownloadsForm::theKeyboardGoesThroughIt()
{
    m_form->setDownloads({.newest = 2});
    part<QWidget>("showDownloadsNewest")->setFocus();
    for (const char *name : {"showDownloadsQuery", "showDownloadsUnplayed"}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY2(part<QWidget>(name)->hasFocus(), name);
    }
}

QTEST_MAIN(TestShowDownloadsForm)
#include "tst_show_downloads_form.moc"
