// SPDX-License-Identifier: GPL-3.0-or-later

#include <feed/feed_parser.h>

#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

/// Every feed of the corpus is read without a crash or a hang, and says clearly when it cannot be.
class TestCorpusFeeds final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyFileIsReadOrRefused();
};

void TestCorpusFeeds::everyFileIsReadOrRefused()
{
    const QString folder = qEnvironmentVariable("DOGEAR_CORPUS", QStringLiteral(DOGEAR_CORPUS));
    const QString open = folder + "/corpus/open"_L1;
    if (!QFile::exists(open))
        QSKIP(qPrintable("no corpus: "_L1 + open + " is not there"_L1));

    int read = 0;
    int refused = 0;
    QDirIterator files(
        open, {u"*.xml"_s, u"*.rss"_s, u"*.atom"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QElapsedTimer timer;
        timer.start();
        const auto feed = feed::parseFeed(file.readAll(), QUrl(u"https://example.org/feed"_s));
        QVERIFY2(timer.elapsed() < 20'000,
                 qPrintable(file.fileName())); // a hang, not a slow machine
        if (feed) {
            ++read;
            for (const domain::Episode &episode : feed->episodes)
                QVERIFY2(!episode.guid.isEmpty(), qPrintable(file.fileName()));
        } else {
            ++refused;
            QVERIFY2(feed.error().code != ErrorCode::Internal, qPrintable(file.fileName()));
        }
    }
    QVERIFY(read > 300);
    qInfo("%d feeds read, %d files refused", read, refused);
}

QTEST_GUILESS_MAIN(TestCorpusFeeds)
#include "tst_corpus_feeds.moc"
