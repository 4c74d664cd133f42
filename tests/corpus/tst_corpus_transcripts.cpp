// SPDX-License-Identifier: GPL-3.0-or-later

#include "known_differences.h"
#include "text_decoding.h"
#include "transcripts/cue_text.h"

#include <feed/transcript.h>
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

bool isTranscript(const QString &path)
{
    static const QRegularExpression form(
        uR"((\.srt|\.vtt|/subrip/[^.]+|/webvtt/[^.]+|/[^/]*transcript[^/]*/[^/]+|)"
        uR"(/test_transcript[^/]*)$)"_s);
    // The matching files of podcastparser are a feed and the expected result for a feed.
    return form.match(path).hasMatch() && !path.contains("/podcastparser/"_L1);
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns lines "start text"; cues with the same start share a line.
QString dump(const QMap<double, QStringList> &texts)
{
    QStringList lines;
    for (auto it = texts.cbegin(); it != texts.cend(); ++it)
        lines.append(QString::number(it.key()) + u' ' + it->join(u' '));
    return lines.join(u'\n');
}

QString dump(const QList<domain::Cue> &cues)
{
    QMap<double, QStringList> texts;
    for (const domain::Cue &cue : cues)
        texts[double(cue.start.count()) / 1000].append(cue.text);
    return dump(texts);
}

/// Returns the cues that vtt.js expects, in the same form. Its texts contain tags, which are
/// removed.
QString expectedDump(const QJsonObject &expected)
{
    static const QRegularExpression tag(u"<[^<>]*>"_s);
    QMap<double, QStringList> texts;
    for (const auto &value : expected["cues"_L1].toArray()) {
        const QString text = value["text"_L1].toString().remove(tag);
        const QString plain = feed::withoutReferences(text).simplified();
        if (!plain.isEmpty())
            texts[value["startTime"_L1].toDouble()].append(plain);
    }
    return dump(texts);
}

/// Compares \a parsed with the expectation for the file \a path: that of vtt.js, or the number of
/// segments or times in the file. \return the difference; empty if there is none
QString differenceOf(const QString &path, const Result<feed::ParsedTranscript> &parsed)
{
    const QString found = parsed ? dump(parsed->cues) : toName(parsed.error().code);
    // Not "…-proc.json": those files describe how vtt.js lays out cues, not how it parses them.
    const QString expectation = path.left(path.lastIndexOf(u'.')) + ".json"_L1;
    if (path.contains("/vtt.js/"_L1) && QFile::exists(expectation)) {
        const QString wanted =
            expectedDump(QJsonDocument::fromJson(contentOf(expectation)).object());
        return found == wanted ? QString() : u"read "_s + found + ", expected "_L1 + wanted;
    }
    if (!parsed)
        return u"refused: "_s + found;
    const QByteArray bytes = contentOf(path);
    if (path.endsWith(".json"_L1)) {
        const auto document = QJsonDocument::fromJson(bytes);
        const auto list = document.isArray() ? document.array() : document["segments"_L1].toArray();
        return list.size() == parsed->cues.size()
                   ? QString()
                   : u"%1 cues of %2 segments"_s.arg(parsed->cues.size()).arg(list.size());
    }
    const auto times = feed::decodedText(bytes).count("-->"_L1);
    return times == parsed->cues.size() || path.endsWith(".html"_L1)
               ? QString()
               : u"%1 cues of %2 times"_s.arg(parsed->cues.size()).arg(times);
}

} // namespace

/// Parses every transcript of the corpus: without a crash or a hang, and as its origin expects.
class TestCorpusTranscripts final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyFileIsReadAsExpected();
};

void TestCorpusTranscripts::everyFileIsReadAsExpected()
{
    const QString folder = qEnvironmentVariable("DOGEAR_CORPUS", QStringLiteral(DOGEAR_CORPUS));
    const QString open = folder + "/corpus/open"_L1;
    if (!QFile::exists(open))
        QSKIP(qPrintable("no corpus: "_L1 + open + " is not there"_L1));

    KnownDifferences differences(QStringLiteral(DOGEAR_CORPUS_LISTS "/transcript_differences.txt"));
    int read = 0;
    int refused = 0;
    qsizetype cues = 0;
    QDirIterator files(open, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!isTranscript(path) || (path.contains("/vtt.js/"_L1) && path.endsWith(".json"_L1)))
            continue;
        const test::ProcessorTimer timer;
        const auto parsed = feed::parseTranscript(contentOf(path));
        QVERIFY2(timer.elapsed() < longestRead, qPrintable(path));
        (parsed ? read : refused) += 1;
        cues += parsed ? parsed->cues.size() : 0;
        differences.report(path.mid(open.size() + 1), differenceOf(path, parsed));
    }
    const QStringList surprises = differences.surprises();
    for (const QString &surprise : surprises)
        qInfo("%s", qPrintable(surprise));
    QVERIFY2(surprises.isEmpty(), "see the lines above");
    QVERIFY(read > 300);
    qInfo("%d transcripts read with %d cues, %d files refused, %d known differences",
          read,
          int(cues),
          refused,
          int(differences.count()));
}

QTEST_GUILESS_MAIN(TestCorpusTranscripts)
#include "tst_corpus_transcripts.moc"
