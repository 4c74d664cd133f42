// SPDX-License-Identifier: GPL-3.0-or-later

#include "oracle.h"

#include <feed/feed_parser.h>
#include <support/processor_time.h>

#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::corpus;

namespace {

QString corpusFolder()
{
    return qEnvironmentVariable("DOGEAR_CORPUS", QStringLiteral(DOGEAR_CORPUS)) + "/corpus/"_L1;
}

Result<feed::ParsedFeed> readFeed(const QString &path, const QUrl &source)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return failure({ErrorCode::FileUnreadable, path});
    return feed::parseFeed(file.readAll(), source);
}

/// Returns the entries of feed_differences.tsv as "file\tfield".
QSet<QString> knownDifferences()
{
    QSet<QString> known;
    QFile file(QStringLiteral(DOGEAR_DIFFERENCES));
    if (!file.open(QIODevice::ReadOnly))
        return known;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (!line.isEmpty() && !line.startsWith(u'#'))
            known.insert(line.section(u'\t', 0, 1));
    }
    return known;
}

/// Counts and differences over all files.
struct Tally
{
    int files = 0;
    int episodes = 0;
    int differing = 0; ///< episodes with at least one differing field
    QSet<QString> found;
    QStringList unlisted;

    void note(const QString &file, const QString &field, const QString &what)
    {
        static const QSet<QString> known = knownDifferences();
        const QString key = file + u'\t' + field;
        if (!found.contains(key) && !known.contains(key))
            unlisted.append(key + u'\t' + what);
        found.insert(key);
    }
};

} // namespace

/// Parses every feed of the corpus: without a crash, without a hang, and with a clear error if the
/// feed cannot be parsed. The results must agree with those of two other parsers.
class TestCorpusFeeds final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyFileIsReadOrRefused();
    void realFeedsReadAsOthersReadThem();

private:
    static void compare(const QJsonObject &expected, Tally &tally);
};

void TestCorpusFeeds::everyFileIsReadOrRefused()
{
    const QString open = corpusFolder() + "open"_L1;
    if (!QFile::exists(open))
        QSKIP(qPrintable("no corpus: "_L1 + open + " is not there"_L1));

    int read = 0;
    int refused = 0;
    QDirIterator files(open,
                       {u"*.xml"_s, u"*.rss"_s, u"*.atom"_s, u"*.rdf"_s, u"*.json"_s},
                       QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const test::ProcessorTimer timer;
        const auto feed = readFeed(path, QUrl(u"https://example.org/feed"_s));
        QVERIFY2(timer.elapsed() < 2'000, qPrintable(path));
        if (feed) {
            ++read;
            for (const domain::Episode &episode : feed->episodes)
                QVERIFY2(!episode.guid.isEmpty(), qPrintable(path));
        } else {
            ++refused;
            QVERIFY2(feed.error().code != ErrorCode::Internal, qPrintable(path));
        }
    }
    QVERIFY(read > 300);
    qInfo("%d feeds read, %d files refused", read, refused);
}

void TestCorpusFeeds::compare(const QJsonObject &expected, Tally &tally)
{
    QList<Reading> readings;
    qsizetype enclosures = 0;
    for (const auto parser : {"feedparser"_L1, "podcastparser"_L1}) {
        const Reading reading(expected.value(parser).toObject());
        if (!reading.isUsable())
            continue;
        readings.append(reading);
        enclosures = std::max(enclosures, reading.enclosureCount());
    }
    if (expected.value("bytes"_L1).toInt() < 9'000 || enclosures < 3)
        return; // too small or without enclosures: no real feed of a podcast

    const QString name = expected.value("file"_L1).toString();
    ++tally.files;
    const auto feed =
        readFeed(corpusFolder() + name, QUrl(expected.value("base_url"_L1).toString()));
    if (!feed) {
        tally.note(name, u"count"_s, toName(feed.error().code));
        return;
    }
    QStringList counts;
    for (const Reading &reading : readings)
        counts.append(QString::number(reading.distinctCount()));
    if (!counts.contains(QString::number(feed->episodes.size())))
        tally.note(
            name, u"count"_s, u"%1, others %2"_s.arg(feed->episodes.size()).arg(counts.join(u'|')));
    for (const domain::Episode &episode : feed->episodes) {
        const QList<Difference> differing = differences(episode, readings);
        ++tally.episodes;
        tally.differing += differing.isEmpty() ? 0 : 1;
        for (const Difference &difference : differing)
            tally.note(name,
                       corpus::toName(difference.field),
                       u"\"%1\", others \"%2\""_s.arg(difference.ours, difference.theirs));
    }
}

void TestCorpusFeeds::realFeedsReadAsOthersReadThem()
{
    const QString folder = corpusFolder() + "expected/open"_L1;
    if (!QFile::exists(folder))
        QSKIP(qPrintable("no corpus: "_L1 + folder + " is not there"_L1));

    Tally tally;
    QDirIterator files(folder, {u"*.json"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonObject expected = QJsonDocument::fromJson(file.readAll()).object();
        if (expected.contains("feedparser"_L1))
            compare(expected, tally);
    }
    const double agreed = 100.0 * (tally.episodes - tally.differing) / std::max(tally.episodes, 1);
    qInfo(
        "%d feeds, %d episodes, %.3f %% agree in every field", tally.files, tally.episodes, agreed);
    for (const QString &line : std::as_const(tally.unlisted))
        qInfo("not in feed_differences.tsv: %s", qPrintable(line));
    QVERIFY(tally.unlisted.isEmpty());
    const QSet<QString> settled = knownDifferences() - tally.found;
    QVERIFY2(settled.isEmpty(),
             qPrintable("no longer different, take it out of feed_differences.tsv:\n"_L1
                        + QStringList(settled.values()).join(u'\n')));
    QVERIFY(tally.files >= 70); // guards against an incomplete corpus
    QVERIFY(agreed >= 99.5);
}

QTEST_GUILESS_MAIN(TestCorpusFeeds)
#include "tst_corpus_feeds.moc"
