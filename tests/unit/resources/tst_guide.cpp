// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDateTime>
#include <QDomDocument>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>
#include <QUrl>
#include <QtEndian>

#include <algorithm>
#include <optional>
#include <resources/guide_resource.h>

using namespace Qt::StringLiterals;

namespace {

constexpr auto episodeCount = 6;

/// \return the path for QFile: ":/guide/x" for "qrc:/guide/x"
QString pathOf(const QString &url)
{
    return u':' + QUrl(url).path();
}

QByteArray contentOf(const QString &url)
{
    QFile file(pathOf(url));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textOf(const QDomElement &item, const QString &tag)
{
    return item.firstChildElement(tag).text();
}

QString urlOf(const QDomElement &item, const QString &tag)
{
    return item.firstChildElement(tag).attribute(u"url"_s);
}

/// \return the length of an Ogg file with Opus: the granule position of the last page less the
/// pre-skip.
/// RFC 3533, section 6; RFC 7845, sections 4 and 5.1.
std::optional<double> opusSeconds(const QByteArray &ogg)
{
    const auto page = ogg.lastIndexOf("OggS");
    const auto head = ogg.indexOf("OpusHead");
    if (page < 0 || head < 0 || page + 14 > ogg.size())
        return std::nullopt;
    const auto granule = qFromLittleEndian<quint64>(ogg.constData() + page + 6);
    const auto preSkip = qFromLittleEndian<quint16>(ogg.constData() + head + 10);
    return double(granule - preSkip) / 48000.0;
}

QList<double> chapterStarts(const QDomElement &item)
{
    QList<double> starts;
    const auto document = QJsonDocument::fromJson(contentOf(urlOf(item, u"podcast:chapters"_s)));
    for (const auto &chapter : document.object().value("chapters"_L1).toArray())
        starts.append(chapter.toObject().value("startTime"_L1).toDouble(-1));
    return starts;
}

QString transcriptOf(const QDomElement &item)
{
    return QString::fromUtf8(contentOf(urlOf(item, u"podcast:transcript"_s)));
}

struct CueTimes
{
    double start = 0;
    double end = 0;
};

QList<CueTimes> cueTimes(const QDomElement &item)
{
    static const QRegularExpression line(
        u"(\\d\\d):(\\d\\d):(\\d\\d\\.\\d{3}) --> (\\d\\d):(\\d\\d):(\\d\\d\\.\\d{3})"_s);
    const QString text = transcriptOf(item);
    QList<CueTimes> cues;
    for (const auto &match : line.globalMatch(text)) {
        const auto seconds = [&match](int first) {
            return match.captured(first).toInt() * 3600 + match.captured(first + 1).toInt() * 60
                   + match.captured(first + 2).toDouble();
        };
        cues.append({.start = seconds(1), .end = seconds(4)});
    }
    return cues;
}

QList<double> timesInNotes(const QDomElement &item)
{
    static const QRegularExpression time(u"\\b(\\d+):(\\d\\d)\\b"_s);
    QList<double> times;
    for (const auto &match : time.globalMatch(textOf(item, u"content:encoded"_s)))
        times.append(match.captured(1).toInt() * 60 + match.captured(2).toInt());
    return times;
}

} // namespace

class TestGuide final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void showHasSixEpisodesAndArtwork();
    void firstEpisodeIsTheNewest();
    void staysSmall();

    void soundIsAsTheFeedSays_data();
    void soundIsAsTheFeedSays();
    void chaptersAscend_data();
    void chaptersAscend();
    void transcriptAscends_data();
    void transcriptAscends();
    void timesInNotesBeginASentence_data();
    void timesInNotesBeginASentence();
    void searchesOfTheLessonFind_data();
    void searchesOfTheLessonFind();

private:
    static void addEpisodes();

    [[nodiscard]] QDomElement channel() const;
    [[nodiscard]] QList<QDomElement> items() const;

    QDomDocument m_feed; // elements do not keep their document alive
};

void TestGuide::initTestCase()
{
    dogear::resources::loadGuide();
    QVERIFY(m_feed.setContent(contentOf(QLatin1String(dogear::resources::guideFeedUrl))));
}

QDomElement TestGuide::channel() const
{
    return m_feed.documentElement().firstChildElement(u"channel"_s);
}

QList<QDomElement> TestGuide::items() const
{
    QList<QDomElement> found;
    const QString tag = u"item"_s;
    for (auto item = channel().firstChildElement(tag); !item.isNull();
         item = item.nextSiblingElement(tag))
        found.append(item);
    return found;
}

void TestGuide::addEpisodes()
{
    QTest::addColumn<int>("index");
    for (int index = 0; index < episodeCount; ++index)
        QTest::addRow("episode %d", index + 1) << index;
}

void TestGuide::showHasSixEpisodesAndArtwork()
{
    QCOMPARE(textOf(channel(), u"title"_s), u"The Dogear Guide"_s);
    QCOMPARE(items().size(), episodeCount);
    const QString image = channel().firstChildElement(u"itunes:image"_s).attribute(u"href"_s);
    QVERIFY(contentOf(image).startsWith("\x89PNG"));
    QVERIFY(QFile::exists(QLatin1String(dogear::resources::guideFeedPath)));
}

void TestGuide::firstEpisodeIsTheNewest()
{
    QDateTime previous;
    int number = 0;
    for (const QDomElement &item : items()) {
        ++number;
        QCOMPARE(textOf(item, u"guid"_s), u"dogear-guide-%1"_s.arg(number, 2, 10, QChar(u'0')));
        QCOMPARE(textOf(item, u"itunes:episode"_s).toInt(), number);
        QString date = textOf(item, u"pubDate"_s);
        // Qt reads only numeric zones in RFC 2822 dates.
        date.replace("GMT"_L1, "+0000"_L1);
        const auto published = QDateTime::fromString(date, Qt::RFC2822Date);
        QVERIFY2(published.isValid(), qPrintable(date));
        QVERIFY(number == 1 || published < previous);
        previous = published;
    }
}

void TestGuide::staysSmall()
{
    qint64 bytes = 0;
    for (const QDomElement &item : items())
        bytes += contentOf(urlOf(item, u"enclosure"_s)).size();
    QVERIFY2(bytes < 1'200'000, qPrintable(QString::number(bytes)));
}

void TestGuide::soundIsAsTheFeedSays_data()
{
    addEpisodes();
}

void TestGuide::soundIsAsTheFeedSays()
{
    QFETCH(const int, index);
    const QDomElement item = items().at(index);
    const QDomElement enclosure = item.firstChildElement(u"enclosure"_s);

    const QByteArray sound = contentOf(enclosure.attribute(u"url"_s));
    QCOMPARE(sound.size(), enclosure.attribute(u"length"_s).toLongLong());
    QCOMPARE(enclosure.attribute(u"type"_s), u"audio/ogg"_s);
    const std::optional<double> seconds = opusSeconds(sound);
    QVERIFY(seconds);
    QCOMPARE(textOf(item, u"itunes:duration"_s).toInt(), qRound(*seconds));
    QVERIFY(*seconds >= 45 && *seconds <= 90);
}

void TestGuide::chaptersAscend_data()
{
    addEpisodes();
}

void TestGuide::chaptersAscend()
{
    QFETCH(const int, index);
    const QDomElement item = items().at(index);

    const QList<double> starts = chapterStarts(item);
    QVERIFY(starts.size() >= 3);
    QCOMPARE(starts.first(), 0.0);
    QVERIFY(std::ranges::adjacent_find(starts, std::ranges::greater_equal()) == starts.end());
    QVERIFY(starts.last() < textOf(item, u"itunes:duration"_s).toInt());
}

void TestGuide::transcriptAscends_data()
{
    addEpisodes();
}

void TestGuide::transcriptAscends()
{
    QFETCH(const int, index);
    const QDomElement item = items().at(index);

    QVERIFY(contentOf(urlOf(item, u"podcast:transcript"_s)).startsWith("WEBVTT\n"));
    const QList<CueTimes> cues = cueTimes(item);
    QVERIFY(cues.size() >= 10);
    double previousEnd = 0;
    for (const CueTimes &cue : cues) {
        QVERIFY2(cue.start >= previousEnd, qPrintable(QString::number(cue.start)));
        QVERIFY2(cue.end > cue.start, qPrintable(QString::number(cue.start)));
        previousEnd = cue.end;
    }
    QVERIFY(previousEnd <= textOf(item, u"itunes:duration"_s).toInt());
}

void TestGuide::timesInNotesBeginASentence_data()
{
    addEpisodes();
}

void TestGuide::timesInNotesBeginASentence()
{
    QFETCH(const int, index);
    const QDomElement item = items().at(index);

    const QList<CueTimes> cues = cueTimes(item);
    const QList<double> times = timesInNotes(item);
    QVERIFY(times.size() >= 3);
    for (const double time : times) {
        QVERIFY2(std::ranges::any_of(cues, [time](const auto &cue) { return cue.start == time; }),
                 qPrintable(QString::number(time)));
    }
}

void TestGuide::searchesOfTheLessonFind_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QList<int>>("inNotes");
    QTest::addColumn<QList<int>>("inTranscripts");
    using Episodes = QList<int>;

    QTest::newRow("a word") << u"\\bmarzipan\\b"_s << Episodes{2, 5} << Episodes{5};
    QTest::newRow("a phrase") << u"\\bbrass lighthouse\\b"_s << Episodes{5} << Episodes{5};
    QTest::newRow("a phrase of the notes")
        << u"\\bbrass lighthouse had\\b"_s << Episodes{5} << Episodes{};
    QTest::newRow("a prefix") << u"\\blanterns\\b"_s << Episodes{5} << Episodes{5};
    QTest::newRow("a word to exclude") << u"\\bquince\\b"_s << Episodes{5} << Episodes{5};
    QTest::newRow("the word of the lesson on transcripts")
        << u"\\bkittiwake\\b"_s << Episodes{4} << Episodes{4};
}

void TestGuide::searchesOfTheLessonFind()
{
    QFETCH(const QString, pattern);
    QFETCH(const QList<int>, inNotes);
    QFETCH(const QList<int>, inTranscripts);

    QList<int> notes;
    QList<int> transcripts;
    const QRegularExpression word(pattern, QRegularExpression::CaseInsensitiveOption);
    for (const QDomElement &item : items()) {
        const int number = textOf(item, u"itunes:episode"_s).toInt();
        if (textOf(item, u"content:encoded"_s).contains(word))
            notes.append(number);
        if (transcriptOf(item).contains(word))
            transcripts.append(number);
    }
    QCOMPARE(notes, inNotes);
    QCOMPARE(transcripts, inTranscripts);
}

QTEST_GUILESS_MAIN(TestGuide)
#include "tst_guide.moc"
