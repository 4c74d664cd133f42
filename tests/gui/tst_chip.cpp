// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the chips that switch filters on and off.

#include "parts/chip.h"

#include <widgets/metrics.h>

#include <QApplication>
#include <QMenu>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear::widgets;

class TestChip final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void textIsReadable_data();
    void textIsReadable();
    void onIsFilledWithTheAccent();
    void isNeverCut();
};

void TestChip::textIsReadable_data()
{
    QTest::addColumn<QRgb>("paper");
    QTest::addColumn<QRgb>("text");
    QTest::addColumn<bool>("isEnabled");
    QTest::addColumn<bool>("isChecked");
    for (const bool isDark : {false, true}) {
        for (const bool isEnabled : {false, true}) {
            for (const bool isChecked : {false, true}) {
                QByteArray name = isDark ? "dark" : "light";
                name += isEnabled ? ", enabled" : ", disabled";
                name += isChecked ? ", on" : ", off";
                QTest::newRow(name.constData())
                    << QRgb(isDark ? 0x1b1e20 : 0xffffff) << QRgb(isDark ? 0xfcfcfc : 0x232629)
                    << isEnabled << isChecked;
            }
        }
    }
}

void TestChip::textIsReadable()
{
    QFETCH(const QRgb, paper);
    QFETCH(const QRgb, text);
    QFETCH(const bool, isEnabled);
    QFETCH(const bool, isChecked);
    Chip chip;
    QPalette palette;
    palette.setColor(QPalette::Base, QColor(paper));
    palette.setColor(QPalette::Text, QColor(text));
    palette.setColor(QPalette::Highlight, QColor(0x3daee9));
    palette.setColor(QPalette::HighlightedText, QColor(0xfcfcfc));
    chip.setPalette(palette);
    chip.setCheckable(true);
    chip.setChecked(isChecked);
    chip.setEnabled(isEnabled);
    QVERIFY(contrast(chip.colors().text, chip.colors().background) >= 4.5);
}

void TestChip::onIsFilledWithTheAccent()
{
    Chip chip;
    chip.setText(u"Unplayed"_s);
    chip.setCheckable(true);
    chip.resize(chip.sizeHint());
    const auto groundAt = [&chip] { return chip.grab().toImage().pixelColor(chip.width() / 2, 3); };
    const QColor off = groundAt();
    QCOMPARE(off, chip.palette().color(QPalette::Base));
    chip.setChecked(true);
    QCOMPARE(groundAt(), chip.colors().background);
    QVERIFY(groundAt() != off);
}

void TestChip::isNeverCut()
{
    Chip chip;
    chip.setText(u"Transcript"_s);
    const int text = chip.fontMetrics().horizontalAdvance(chip.text());
    QVERIFY(chip.minimumSizeHint().width() > text);
    QVERIFY(chip.minimumSizeHint().height() > chip.fontMetrics().height());
    const int without = chip.sizeHint().width();
    chip.setMenu(new QMenu(&chip));
    QVERIFY(chip.sizeHint().width() > without);
}

QTEST_MAIN(TestChip)
#include "tst_chip.moc"
