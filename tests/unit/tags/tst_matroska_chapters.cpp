// SPDX-License-Identifier: GPL-3.0-or-later
// Editions, hidden chapters and broken elements, which libavformat does not distinguish.
#include "matroska_chapters.h"
#include "media_writer.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::test;

namespace {

QByteArray atom(quint32 startMs, const QByteArray &title, const QByteArray &more = {})
{
    QByteArray nanoseconds(8, '\0');
    qToBigEndian(quint64(startMs) * 1'000'000U, nanoseconds.data());
    return ebml(
        0xb6, ebml(0x91, nanoseconds) + ebml(0x80, ebml(0x437c, "eng") + ebml(0x85, title)) + more);
}

QByteArray edition(const QByteArray &atoms, bool isDefault = false, bool isHidden = false)
{
    return ebml(0x45b9,
                ebml(0x45bd, QByteArray(1, char(isHidden)))
                    + ebml(0x45db, QByteArray(1, char(isDefault))) + atoms);
}

QByteArray chaptersElement(const QByteArray &editions)
{
    return ebml(0x1043a770, editions);
}

QByteArray segment(const QByteArray &content)
{
    return ebml(0x1a45dfa3, ebml(0x4282, "matroska")) + ebml(0x18538067, content);
}

const QByteArray cluster = ebml(0x1f43b675, QByteArray(100, 'c'));

/// Makes a SeekHead with the position of the chapters.
QByteArray seekHead(quint32 position)
{
    return ebml(0x114d9b74,
                ebml(0x4dbb, ebml(0x53ab, big32(0x1043a770)) + ebml(0x53ac, big32(position))));
}

} // namespace

class TestMatroskaChapters final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void chapters_data();
    void chapters();
};

void TestMatroskaChapters::chapters_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const QByteArray &content, const QString &expected) {
        QTest::newRow(name) << segment(content) << expected;
    };
    const auto list = [&](const char *name, const QByteArray &editions, const QString &expected) {
        row(name, chaptersElement(editions), expected);
    };
    list("one edition", edition(atom(0, "A") + atom(1000, "B")), u"0 A\n1 B"_s);
    list("the default edition is taken",
         edition(atom(0, "A")) + edition(atom(0, "B"), true) + edition(atom(0, "C"), true),
         u"0 B"_s);
    list("without a default edition the first",
         edition(atom(0, "A")) + edition(atom(0, "B")),
         u"0 A"_s);
    list("a hidden edition is not",
         edition(atom(0, "A"), true, true) + edition(atom(0, "B")),
         u"0 B"_s);
    list("hidden chapters are not listed",
         edition(atom(0, "A") + atom(500, "H", ebml(0x98, "\1")) + atom(1000, "B")),
         u"0 A\n1 B"_s);
    list("chapters that are switched off are not listed",
         edition(atom(0, "A", ebml(0x4598, QByteArray(1, '\0'))) + atom(1000, "B")),
         u"1 B"_s);
    list("chapters in chapters",
         edition(atom(0, "Part", atom(0, "A") + atom(500, "B")) + atom(1000, "C")),
         u"0 Part\n0 A\n0.5 B\n1 C"_s);
    list("a chapter without a start costs itself",
         edition(ebml(0xb6, ebml(0x80, ebml(0x85, "X"))) + atom(1000, "B")),
         u"1 B"_s);
    list("a time of nine bytes costs its chapter",
         edition(ebml(0xb6, ebml(0x91, QByteArray(9, '\1'))) + atom(1000, "B")),
         u"1 B"_s);
    list("an element that is longer than its parent ends the list",
         edition(atom(0, "A") + QByteArray("\xb6\xbf", 2)),
         u"0 A"_s);
    row("chapters behind the sound, which the index names",
        seekHead(quint32(seekHead(0).size() + cluster.size())) + cluster
            + chaptersElement(edition(atom(0, "A"))),
        u"0 A"_s);
    row("an index that points at something else", seekHead(0) + cluster, u""_s);
    row("an index that points nowhere", seekHead(0xffffffff) + cluster, u""_s);
    QByteArray deep = atom(0, "end");
    for (int i = 0; i < 500; ++i)
        deep = atom(0, "x", deep);
    list("chapters in chapters without end", edition(deep), QStringList(9, u"0 x"_s).join(u'\n'));
}

void TestMatroskaChapters::chapters()
{
    QFETCH(QByteArray, file);
    QFETCH(const QString, expected);
    QBuffer buffer(&file);
    QVERIFY(buffer.open(QBuffer::ReadOnly));
    const tags::MediaTagLimits limits;
    tags::BoundedInput input(buffer, limits);
    tags::TagCollector findings(limits);
    tags::readMatroskaChapters(input, 0, findings);
    QList<domain::Chapter> found;
    for (const tags::FoundChapter &chapter : findings.chapters())
        found.append(chapter.chapter);
    QCOMPARE(dogear::dump(found), expected);
}

QTEST_GUILESS_MAIN(TestMatroskaChapters)
#include "tst_matroska_chapters.moc"
