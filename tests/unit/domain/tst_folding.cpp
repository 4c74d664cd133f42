// SPDX-License-Identifier: GPL-3.0-or-later

#include <domain/folding.h>

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace dogear;

class TestFolding final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void found_data();
    void found();
};

void TestFolding::found_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("expected"); ///< the text with [ ] around each hit
    const auto row =
        [](const char *name, const QString &text, const QString &words, const QString &expected) {
            QTest::newRow(name) << text << words << expected;
        };
    row("nothing is searched for", u"abc"_s, u" "_s, u"abc"_s);
    row("in an empty text", u""_s, u"a"_s, u""_s);
    row("it is not there", u"abc"_s, u"d"_s, u"abc"_s);
    row("case does not count",
        u"The Graph, the GRAPH"_s,
        u"grAph"_s,
        u"The [Graph], the [GRAPH]"_s);
    row("accents of the text do not count",
        u"Ein Café, très été"_s,
        u"cafe"_s,
        u"Ein [Café], très été"_s);
    row("accents of the words do not count", u"cafe"_s, u"CAFÉ"_s, u"[cafe]"_s);
    row("accents that stand alone belong to their letter",
        u"cafe\u0301s"_s,
        u"cafe"_s,
        u"[cafe\u0301]s"_s);
    row("one letter that is two when folded", u"Die Straße."_s, u"strasse"_s, u"Die [Straße]."_s);
    row("a part of such a letter is all of it", u"Maß"_s, u"mas"_s, u"[Maß]"_s);
    row("a letter that matches twice is one hit", u"Maß"_s, u"s"_s, u"Ma[ß]"_s);
    row("hits that would share a letter do not overlap", u"ßßßß"_s, u"sss"_s, u"[ßß][ßß]"_s);
    row("characters beyond the first plane", u"a 🎧 b 🎧"_s, u"🎧"_s, u"a [🎧] b [🎧]"_s);
    row("hits do not overlap", u"aaaaa"_s, u"aa"_s, u"[aa][aa]a"_s);
    row("words across a blank", u"one two three"_s, u" two  three "_s, u"one [two three]"_s);
    row("characters have no meaning of their own", u"a.b*c a b"_s, u".b*"_s, u"a[.b*]c a b"_s);
    row("Arabic without its vowels", u"مُدَوَّنَة صوتية"_s, u"مدونة"_s, u"[مُدَوَّنَة] صوتية"_s);
    row("Chinese", u"播客播放器"_s, u"播放"_s, u"播客[播放]器"_s);
}

void TestFolding::found()
{
    QFETCH(const QString, text);
    QFETCH(const QString, words);
    QFETCH(const QString, expected);
    QString marked = text;
    const auto hits = domain::findFolded(text, words);
    std::for_each(hits.crbegin(), hits.crend(), [&marked](const auto &hit) {
        marked.insert(hit.start + hit.length, u']').insert(hit.start, u'[');
    });
    QCOMPARE(marked, expected);
}

QTEST_GUILESS_MAIN(TestFolding)
#include "tst_folding.moc"
