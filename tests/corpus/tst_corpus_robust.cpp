// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>
#include <feed/opml.h>

#include <QDirIterator>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

const QUrl source{u"https://example.org/feed"_s};
constexpr quint32 seed = 20261121;
constexpr int cutFeeds = 10;
constexpr int cutsOfEach = 200;
constexpr int flipsOfEach = 3;

/// Limit of processor time for one file; more counts as a hang.
constexpr double longestSeconds = 2;

double secondsSince(std::clock_t begin)
{
    return double(std::clock() - begin) / CLOCKS_PER_SEC;
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns every file, sorted: an order that does not depend on the file system keeps the random
/// damage of each file the same.
QStringList filesOf(const QString &folder)
{
    QStringList names;
    QDirIterator files(folder,
                       {u"*.xml"_s, u"*.rss"_s, u"*.atom"_s, u"*.opml"_s, u"*.txt"_s},
                       QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        names.append(files.next());
    names.sort();
    return names;
}

/// Overwrites about one of 200 bytes, at least one and at most 200, with random values.
QByteArray damaged(QByteArray document, QRandomGenerator &random)
{
    const qsizetype flips = std::min<qsizetype>(1 + document.size() / 200, 200);
    for (qsizetype i = 0; i < flips; ++i) {
        const qsizetype at = random.bounded(quint32(document.size()));
        document[at] = char(random.bounded(256));
    }
    return document;
}

} // namespace

/// Parses truncated and damaged feeds of the corpus: parsing must end in time, with a feed or an
/// error.
class TestCorpusRobust final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void initTestCase();
    void everyFileEndsInTime();
    void noCutIsTakenForWhole();
    void damagedFilesEndInTime();

private:
    QStringList m_files;
};

void TestCorpusRobust::initTestCase()
{
    const QString folder = qEnvironmentVariable("DOGEAR_CORPUS", QStringLiteral(DOGEAR_CORPUS));
    const QString open = folder + "/corpus/open"_L1;
    if (!QFile::exists(open))
        QSKIP(qPrintable("no corpus: "_L1 + open + " is not there"_L1));
    m_files = filesOf(open);
    QVERIFY(m_files.size() > 400);
}

void TestCorpusRobust::everyFileEndsInTime()
{
    for (const QString &name : std::as_const(m_files)) {
        const std::clock_t begin = std::clock();
        const auto feed = feed::parseFeed(contents(name), source);
        QVERIFY2(feed || feed.error().code != ErrorCode::Internal, qPrintable(name));
        QVERIFY2(secondsSince(begin) < longestSeconds, qPrintable(name));
    }
}

void TestCorpusRobust::noCutIsTakenForWhole()
{
    QRandomGenerator random(seed);
    int cut = 0;
    for (const QString &name : std::as_const(m_files)) {
        const QByteArray document = contents(name).trimmed();
        const auto whole = feed::parseFeed(document, source);
        const bool fits = document.size() > 50'000 && document.size() < 300'000 && whole
                          && !whole->isTruncated && document.endsWith('>');
        if (!fits || cut == cutFeeds)
            continue;
        ++cut;
        // Cuts only before the end tag of the root: a later cut would lose nothing.
        const qsizetype end = document.lastIndexOf("</");
        for (int i = 0; i < cutsOfEach; ++i) {
            const qsizetype size = random.bounded(quint32(end));
            const auto part = feed::parseFeed(document.first(size), source);
            const QByteArray place = (name + u' ' + QString::number(size)).toUtf8();
            QVERIFY2(!part || part->isTruncated, place.constData());
            if (!part)
                continue;
            QVERIFY2(part->episodes.size() <= whole->episodes.size(), place.constData());
            const bool isFirst =
                std::equal(part->episodes.cbegin(),
                           part->episodes.cend(),
                           whole->episodes.cbegin(),
                           [](const auto &a, const auto &b) { return a.guid == b.guid; });
            QVERIFY2(isFirst, place.constData());
        }
    }
    QCOMPARE(cut, cutFeeds);
}

void TestCorpusRobust::damagedFilesEndInTime()
{
    QRandomGenerator random(seed);
    int read = 0;
    for (const QString &name : std::as_const(m_files)) {
        const QByteArray document = contents(name);
        for (int i = 0; i < flipsOfEach && !document.isEmpty(); ++i) {
            const QByteArray bytes = damaged(document, random);
            const std::clock_t begin = std::clock();
            const auto feed = feed::parseFeed(bytes, source);
            (void)feed::parseOpml(bytes);
            QVERIFY2(secondsSince(begin) < longestSeconds, qPrintable(name));
            read += feed.has_value();
        }
    }
    qInfo("%d damaged documents were read as feeds", read);
}

QTEST_GUILESS_MAIN(TestCorpusRobust)
#include "tst_corpus_robust.moc"
