// SPDX-License-Identifier: GPL-3.0-or-later
// Tests that pictures are compared as an eye does.

#include "perceptual_difference.h"

#include <QBuffer>
#include <QPainter>
#include <QTest>

using namespace Qt::StringLiterals;
using dogear::test::perceptualDifference;

namespace {

const QSize size(400, 250);

/// A page: a bar, a list of rows, a button.
QImage page()
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.fillRect(0, 0, 400, 20, QColor(40, 60, 90));
    for (int row = 0; row < 10; ++row)
        painter.drawText(10, 45 + row * 20, u"Row %1 of the list"_s.arg(row));
    painter.fillRect(300, 200, 80, 24, QColor(30, 110, 200));
    return image;
}

template<typename Paint>
QImage pageWith(const Paint &paint)
{
    QImage image = page();
    QPainter painter(&image);
    paint(painter);
    return image;
}

QImage compressed(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "JPG", 85);
    return QImage::fromData(bytes);
}

} // namespace

class TestPerceptualDifference final : public QObject
{
    Q_OBJECT

private slots:
    void whatTheEyeSees_data();
    void whatTheEyeSees();
};

void TestPerceptualDifference::whatTheEyeSees_data()
{
    QTest::addColumn<QImage>("other");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    QTest::newRow("the same picture") << page() << 0.0 << 0.0;
    QTest::newRow("a compressed picture") << compressed(page()) << 0.0 << 0.002;
    QTest::newRow("a shade that nobody sees")
        << pageWith([](QPainter &painter) { painter.fillRect(0, 0, 400, 20, QColor(42, 61, 92)); })
        << 0.0 << 0.0;
    QTest::newRow("another colour of a button") << pageWith([](QPainter &painter) {
        painter.fillRect(300, 200, 80, 24, QColor(200, 60, 60));
    }) << 0.015 << 0.03;
    QTest::newRow("a text that is missing")
        << pageWith([](QPainter &painter) { painter.fillRect(0, 110, 200, 20, Qt::white); })
        << 0.003 << 0.03;
    QTest::newRow("another theme") << pageWith([](QPainter &painter) {
        painter.fillRect(0, 20, 400, 230, QColor(30, 30, 30));
    }) << 0.8 << 1.0;
    QTest::newRow("another size") << page().copy(0, 0, 399, 250) << 1.0 << 1.0;
    QTest::newRow("no picture") << QImage() << 1.0 << 1.0;
}

void TestPerceptualDifference::whatTheEyeSees()
{
    QFETCH(const QImage, other);
    QFETCH(const double, least);
    QFETCH(const double, most);
    const double difference = perceptualDifference(page(), other);
    QVERIFY2(difference >= least && difference <= most,
             qPrintable(QString::number(difference, 'g', 4)));
    QCOMPARE(perceptualDifference(other, page()), difference);
}

QTEST_MAIN(TestPerceptualDifference)
#include "tst_perceptual_difference.moc"
