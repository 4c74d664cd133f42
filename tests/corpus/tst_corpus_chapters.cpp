// SPDX-License-Identifier: GPL-3.0-or-later
#include "known_differences.h"

#include <feed/chapters.h>
#include <support/processor_time.h>

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace dogear;

namespace {

constexpr int longestRead = 2000; // milliseconds of processor time, with sanitizers

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool isJsonFile(const QString &path)
{
    static const QRegularExpression form(
        uR"(/(podlove-web-player|rssblue-chapters|podcast-namespace/docs/examples/chapters)/.*\.json$)"_s);
    return form.match(path).hasMatch() && !path.contains("/transcripts/"_L1);
}

bool isFeedWithChapters(const QString &path, const QByteArray &content)
{
    const bool isXml = path.endsWith(".xml"_L1) || path.endsWith(".rss"_L1);
    return isXml && content.contains("podlove.org/simple-chapters");
}

/// Returns the chapter objects of \a document without using Dogear's parser.
QJsonArray listedChapters(const QJsonDocument &document)
{
    return document.isArray() ? document.array() : document["chapters"_L1].toArray();
}

QStringList titlesOf(const QJsonArray &chapters)
{
    QStringList titles;
    for (const auto &chapter : chapters)
        titles.append(chapter["title"_L1].toString().simplified());
    return titles;
}

/// Returns the titles that podcastparser found in each episode of the feed. It does not keep the
/// order of the episodes, so the first list may belong to any of them.
QList<QStringList> expectedTitles(const QString &expectedPath)
{
    const auto expected = QJsonDocument::fromJson(contentOf(expectedPath));
    QList<QStringList> titles;
    for (const auto &episode : expected["podcastparser"_L1]["episodes"_L1].toArray()) {
        const QJsonArray chapters = episode["chapters"_L1].toArray();
        if (!chapters.isEmpty())
            titles.append(titlesOf(chapters));
    }
    return titles;
}

QStringList titlesOf(const Result<feed::ParsedChapters> &parsed)
{
    QStringList titles;
    for (const domain::Chapter &chapter : parsed ? parsed->chapters : QList<domain::Chapter>())
        titles.append(chapter.title);
    return titles;
}

} // namespace

/// Parses every chapter file of the corpus, and the first list of chapters of every feed with
/// chapters.
class TestCorpusChapters final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyFileIsReadAsExpected();
};

void TestCorpusChapters::everyFileIsReadAsExpected()
{
    const QString folder = qEnvironmentVariable("DOGEAR_CORPUS", QStringLiteral(DOGEAR_CORPUS));
    const QString open = folder + "/corpus/open"_L1;
    if (!QFile::exists(open))
        QSKIP(qPrintable("no corpus: "_L1 + open + " is not there"_L1));

    KnownDifferences differences(QStringLiteral(DOGEAR_CORPUS_LISTS "/chapter_differences.txt"));
    int read = 0;
    int refused = 0;
    int compared = 0;
    QDirIterator files(
        open, {u"*.json"_s, u"*.xml"_s, u"*.rss"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QByteArray content = contentOf(path);
        if (!isJsonFile(path) && !isFeedWithChapters(path, content))
            continue;
        const test::ProcessorTimer timer;
        const auto parsed = feed::parseChapters(content, QUrl(u"https://example.org/"_s));
        QVERIFY2(timer.elapsed() < longestRead, qPrintable(path));
        (parsed ? read : refused) += 1;
        const QString name = path.mid(open.size() + 1);
        const QList<QStringList> wanted =
            isJsonFile(path)
                ? QList<QStringList>({titlesOf(listedChapters(QJsonDocument::fromJson(content)))})
                : expectedTitles(folder + "/corpus/expected/open/"_L1 + name + ".json"_L1);
        const QStringList found = titlesOf(parsed);
        const bool isKnown = wanted.contains(found) || (wanted.isEmpty() && found.isEmpty());
        compared += found.isEmpty() ? 0 : 1;
        differences.report(name, isKnown ? QString() : u"read "_s + found.join(u'|'));
    }
    const QStringList surprises = differences.surprises();
    for (const QString &surprise : surprises)
        qInfo("%s", qPrintable(surprise));
    QVERIFY2(surprises.isEmpty(), "see the lines above");
    QVERIFY(compared > 10); // guards against a corpus or a file pattern that matches nothing
    qInfo("chapters of %d files read, %d refused, %d compared, %d known differences",
          read,
          refused,
          compared,
          int(differences.count()));
}

QTEST_GUILESS_MAIN(TestCorpusChapters)
#include "tst_corpus_chapters.moc"
