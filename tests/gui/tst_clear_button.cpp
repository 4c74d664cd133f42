// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the clear button of a text field.

#include "parts/clear_button.h"

#include <support/dogear_warnings.h>

#include <QAction>
#include <QLineEdit>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestClearButton final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { QCOMPARE(test::dogearWarnings(), QString()); }
    void itIsThereWhileSomethingIs_data();
    void itIsThereWhileSomethingIs();
    void aClickEmptiesTheField();

private:
    /// Shows a field with the text \a before, to which the clear button is added.
    void show(const QString &before)
    {
        m_field = std::make_unique<QLineEdit>(before);
        widgets::addClearButton(*m_field, u"clear"_s);
        m_field->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_field.get()));
    }
    [[nodiscard]] bool isThere() const
    {
        return m_field->findChild<QAction *>(u"clear"_s)->isVisible();
    }

    std::unique_ptr<QLineEdit> m_field;
};

void TestClearButton::init()
{
    test::failOnDogearWarnings();
}

void TestClearButton::itIsThereWhileSomethingIs_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("typed");
    QTest::newRow("hidden in an empty field") << QString() << QString();
    QTest::newRow("shown after the first letter") << QString() << u"a"_s;
    QTest::newRow("shown for text that the field had before") << u"walrus"_s << QString();
}

void TestClearButton::itIsThereWhileSomethingIs()
{
    QFETCH(const QString, before);
    QFETCH(const QString, typed);
    show(before);
    QTest::keyClicks(m_field.get(), typed);
    QCOMPARE(isThere(), !before.isEmpty() || !typed.isEmpty());
}

void TestClearButton::aClickEmptiesTheField()
{
    show(u"walrus"_s);
    auto *button = m_field->findChild<QToolButton *>();
    QVERIFY(button);
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(m_field->text(), QString());
    QVERIFY(!isThere());
}

QTEST_MAIN(TestClearButton)
#include "tst_clear_button.moc"
