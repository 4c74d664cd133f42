// SPDX-License-Identifier: GPL-3.0-or-later

#include "apple/apple_answers.h"
#include "fyyd/fyyd_answers.h"

#include <QDirIterator>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;
using namespace dogear::discovery;

/// Compares recorded answers of directories with what a plain reader of JSON finds in them.
class TestCorpusAnswers final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void recorded_data();
    void recorded();
};

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestCorpusAnswers::recorded_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("isFyyd");

    const QString corpus = QStringLiteral(DOGEAR_CORPUS) + u"/corpus/open"_s;
    if (!QFile::exists(corpus))
        QSKIP(qPrintable("no corpus: "_L1 + corpus + " is not there"_L1));
    QDirIterator files(corpus,
                       {u"search_*.txt"_s, u"search_*.json"_s, u"lookup.json"_s},
                       QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const bool isFyyd = path.contains("/fyyd/"_L1);
        if (isFyyd || path.contains("/itunes/"_L1))
            QTest::newRow(qPrintable(path.sliced(corpus.size()))) << path << isFyyd;
    }
}

void TestCorpusAnswers::recorded()
{
    QFETCH(const QString, path);
    QFETCH(const bool, isFyyd);
    const QByteArray body = contents(path);
    const auto shows = isFyyd ? readFyydShows(body) : readAppleShows(body);
    QVERIFY(shows);

    const QJsonArray hits = QJsonDocument::fromJson(body.trimmed())
                                .object()
                                .value(isFyyd ? "data"_L1 : "results"_L1)
                                .toArray();
    QCOMPARE(shows->size(), hits.size());
    for (qsizetype i = 0; i < hits.size(); ++i) {
        const QJsonObject hit = hits.at(i).toObject();
        const DirectoryShow &show = shows->at(i);
        QCOMPARE(show.title,
                 hit.value(isFyyd ? "title"_L1 : "collectionName"_L1).toString().simplified());
        QCOMPARE(show.feedUrl, QUrl(hit.value(isFyyd ? "xmlURL"_L1 : "feedUrl"_L1).toString()));
        QVERIFY(show.newestEpisode.isValid());
        QVERIFY(show.episodeCount > 0);
        QVERIFY(!show.artwork.isEmpty());
        QCOMPARE(show.description.isEmpty(), !isFyyd);
        QCOMPARE(show.categories.isEmpty(), isFyyd);
        QVERIFY(!show.categories.contains("Podcasts"_L1));
    }
}

QTEST_GUILESS_MAIN(TestCorpusAnswers)
#include "tst_corpus_answers.moc"
