// SPDX-License-Identifier: GPL-3.0-or-later
// Tests a check box whose text may need several lines.

#include "real_warnings.h"
#include "settings/wrapping_check_box.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::widgets;

class TestWrappingCheckBox final : public QObject
{
    Q_OBJECT

private slots:
    void init() { test::failOnRealWarning(); }

    void aWideOneIsAsUsual();
    void aNarrowOneIsHigher_data();
    void aNarrowOneIsHigher();
    void everyLineCanBeClicked_data();
    void everyLineCanBeClicked();
    void allLinesArePainted();
    void aMarkedLetterTakesNoRoom();

private:
    const QString m_text = u"Closing the window leaves Dogear in the tray"_s;
};

void TestWrappingCheckBox::aWideOneIsAsUsual()
{
    const WrappingCheckBox box(m_text);
    const QCheckBox usual(m_text);
    QCOMPARE(box.sizeHint(), usual.sizeHint());
    QCOMPARE(box.heightForWidth(usual.sizeHint().width()), usual.sizeHint().height());
}

void TestWrappingCheckBox::aNarrowOneIsHigher_data()
{
    QTest::addColumn<double>("share"); // of the width that the text needs
    QTest::addColumn<int>("lines");
    QTest::newRow("two lines") << 0.7 << 2;
    QTest::newRow("three lines or more") << 0.4 << 3;
}

void TestWrappingCheckBox::aNarrowOneIsHigher()
{
    QFETCH(const double, share);
    QFETCH(const int, lines);
    const WrappingCheckBox box(m_text);
    QVERIFY(box.minimumSizeHint().width() < box.sizeHint().width() / 2);
    const int height = box.heightForWidth(int(box.sizeHint().width() * share));
    QVERIFY2(height >= lines * box.fontMetrics().height(), qPrintable(QString::number(height)));
}

void TestWrappingCheckBox::everyLineCanBeClicked_data()
{
    QTest::addColumn<double>("share");
    QTest::newRow("the first line") << 0.2;
    QTest::newRow("the last line") << 0.9;
}

void TestWrappingCheckBox::everyLineCanBeClicked()
{
    QFETCH(const double, share);
    WrappingCheckBox box(m_text);
    const int width = box.sizeHint().width() / 2;
    box.resize(width, box.heightForWidth(width));
    box.show();
    QVERIFY(QTest::qWaitForWindowExposed(&box));
    QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(width / 2, int(box.height() * share)));
    QVERIFY(box.isChecked());
}

void TestWrappingCheckBox::allLinesArePainted()
{
    WrappingCheckBox box(m_text);
    const int width = box.sizeHint().width() / 2;
    box.resize(width, box.heightForWidth(width));
    const QImage image = box.grab().toImage();
    const QRgb background = image.pixel(width - 1, 0);
    const int line = box.fontMetrics().height();
    for (int top = 0; top + line <= image.height(); top += line) {
        bool hasInk = false;
        for (int y = top; y < top + line; ++y) {
            for (int x = 0; x < width; ++x)
                hasInk = hasInk || image.pixel(x, y) != background;
        }
        QVERIFY2(hasInk, qPrintable(QString::number(top)));
    }
}

void TestWrappingCheckBox::aMarkedLetterTakesNoRoom()
{
    const WrappingCheckBox box(m_text);
    // The longest word has the mark.
    const WrappingCheckBox marked(QString(m_text).replace(u"Closing"_s, u"&Closing"_s));
    QCOMPARE(marked.minimumSizeHint(), box.minimumSizeHint());
    const int width = box.sizeHint().width() / 2;
    QCOMPARE(marked.heightForWidth(width), box.heightForWidth(width));
}

QTEST_MAIN(TestWrappingCheckBox)
#include "tst_wrapping_check_box.moc"
