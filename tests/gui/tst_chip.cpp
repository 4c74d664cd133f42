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
    struct Theme
    {
        const char *name;
        QRgb paper;
        QRgb text;
    };
    for (const Theme &theme : {Theme{"light", 0xffffff, 0x232629}, {"dark", 0x1b1e20, 0xfcfcfc}}) {
        const auto row = [&theme](const char *state, bool isEnabled, bool isChecked) {
            QTest::addRow("%s, %s", theme.name, state)
                << theme.paper << theme.text << isEnabled << isChecked;
        };
        row("disabled, off", false, false);
        row("disabled, on", false, true);
        row("enabled, off", true, false);
        row("enabled, on", true, true);
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
