// SPDX-License-Identifier: GPL-3.0-or-later

#include <itemmodels/transcript_model.h>
#include <support/local_library.h>
#include <support/timeouts.h>

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using itemmodels::TranscriptModel;
using itemmodels::TranscriptState;
using std::chrono::milliseconds;

class TestTranscriptModel final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();

    void rowsAreTheCues();
    void theCurrentOneFollowsThePosition();
    void aTickCostsNothing();
    void states_data();
    void states();
    void anotherChoiceHasOtherRows();
    void anotherEpisodeHasOthers();
    void manyCues();
    void outOfRange();

private:
    /// "0 Ann| Hello. / 2 Bob| Hi.*": start in seconds and speaker; a bar marks the first cue of a
    /// speaker, a star the current cue.
    [[nodiscard]] QString rows() const
    {
        QStringList lines;
        for (int i = 0; i < m_model->rowCount(); ++i) {
            const QModelIndex index = m_model->index(i);
            const auto start = index.data(TranscriptModel::StartRole).value<milliseconds>();
            const bool isFirst = index.data(TranscriptModel::IsFirstOfSpeakerRole).toBool();
            lines.append(QString::number(start.count() / 1000) + u' '
                         + index.data(TranscriptModel::SpeakerRole).toString()
                         + (isFirst ? u"| "_s : u" "_s) + index.data().toString()
                         + (index.data(TranscriptModel::IsCurrentRole).toBool() ? u"*"_s : u""_s));
        }
        return lines.join(u" / "_s);
    }
    void open(const domain::EpisodeSummary &episode)
    {
        auto detail = m_library->library.episodes().detail(episode.id);
        QVERIFY(test::waitUntil([&] { return detail.isFinished(); }));
        m_library->library.transcripts().setOpen(*detail.result());
    }

    std::unique_ptr<test::LocalLibrary> m_library;
    std::unique_ptr<TranscriptModel> m_model;
    QList<domain::EpisodeSummary> m_episodes;
};

void TestTranscriptModel::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_library = std::make_unique<test::LocalLibrary>();
    m_model = std::make_unique<TranscriptModel>(m_library->library.transcripts());
    new QAbstractItemModelTester(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal, m_model.get());
    QByteArray many = "WEBVTT\n";
    for (int i = 0; i < 20'000; ++i) {
        const auto time = [](int s) {
            return QTime(0, 0).addSecs(s).toString(u"HH:mm:ss.zzz"_s).toUtf8();
        };
        many += "\n" + time(i) + " --> " + time(i + 1) + "\nWords of number "
                + QByteArray::number(i) + ".\n";
    }
    const auto link = [this](const QString &name, const QByteArray &document) {
        return domain::TranscriptLink{m_library->write(name, document), {}, {}, false};
    };
    const auto first = link(u"1.vtt"_s,
                            "WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ann>Hello.\n\n"
                            "00:02.000 --> 00:04.000\nThere.\n\n"
                            "00:20.000 --> 00:22.000\n<v Bob>Hi.\n");
    const auto plain = link(u"1.txt"_s, "One.\n\nTwo.");
    const domain::TranscriptLink gone{
        QUrl::fromLocalFile(m_library->folder.filePath(u"gone.vtt"_s)), {}, {}, false};
    const PodcastId show =
        m_library->follow(u"Show"_s,
                          {{.title = u"First"_s, .transcripts = {first, plain}},
                           {.title = u"None"_s},
                           {.title = u"Gone"_s, .transcripts = {gone}},
                           {.title = u"Empty"_s, .transcripts = {link(u"4.vtt"_s, "WEBVTT\n")}},
                           {.title = u"Many"_s, .transcripts = {link(u"5.vtt"_s, many)}}});
    m_episodes = m_library->episodes(show);
    QCOMPARE(m_episodes.size(), 5);
    open(m_episodes.at(0));
    QTRY_COMPARE(m_model->rowCount(), 3);
}

void TestTranscriptModel::cleanup()
{
    m_model.reset();
    m_library.reset();
}

void TestTranscriptModel::rowsAreTheCues()
{
    QCOMPARE(rows(), u"0 Ann| Hello. / 2 Ann There. / 20 Bob| Hi."_s);
    QCOMPARE(m_model->index(1).data(TranscriptModel::EndRole).value<milliseconds>(), 4'000ms);
    QVERIFY(m_model->index(0).data(TranscriptModel::IsFirstOfParagraphRole).toBool());
    QVERIFY(!m_model->index(1).data(TranscriptModel::IsFirstOfParagraphRole).toBool());
    QCOMPARE(m_model->state(), TranscriptState::Ready);
    QCOMPARE(m_model->startOf(2), 20'000ms);
    QCOMPARE(m_model->roleNames().value(TranscriptModel::StartRole), "start");
    QCOMPARE(m_model->paragraphs().size(), 2);
}

void TestTranscriptModel::theCurrentOneFollowsThePosition()
{
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    QSignalSpy current(m_model.get(), &TranscriptModel::currentChanged);
    QVERIFY(!m_model->isHeard());
    m_model->setPosition(1s);
    QVERIFY(m_model->isHeard());
    QCOMPARE(rows(), u"0 Ann| Hello.* / 2 Ann There. / 20 Bob| Hi."_s);
    QCOMPARE(changed.count(), 1);
    m_model->setPosition(3s);
    QCOMPARE(rows(), u"0 Ann| Hello. / 2 Ann There.* / 20 Bob| Hi."_s);
    QCOMPARE(changed.count(), 3); // the old and the new cue
    m_model->setPosition(8s);     // a short silence
    QCOMPARE(m_model->current(), 1);
    m_model->setPosition(12s);
    QCOMPARE(m_model->current(), -1);
    QCOMPARE(changed.count(), 4);
    m_model->setPosition(20s);
    m_model->setPosition(std::nullopt);
    QCOMPARE(m_model->current(), -1);
    QCOMPARE(current.count(), 5);
    QCOMPARE(changed.constLast().at(2).value<QList<int>>(),
             QList<int>{TranscriptModel::IsCurrentRole});
}

void TestTranscriptModel::aTickCostsNothing()
{
    m_model->setPosition(2s);
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    for (milliseconds position = 2s; position < 4s; position += 100ms)
        m_model->setPosition(position);
    QCOMPARE(changed.count(), 0);
}

void TestTranscriptModel::states_data()
{
    QTest::addColumn<int>("episode");
    QTest::addColumn<TranscriptState>("expected");
    QTest::newRow("a transcript") << 0 << TranscriptState::Ready;
    QTest::newRow("no transcript") << 1 << TranscriptState::None;
    QTest::newRow("a file that does not exist") << 2 << TranscriptState::Failed;
    QTest::newRow("a transcript without words") << 3 << TranscriptState::Empty;
}

void TestTranscriptModel::states()
{
    QFETCH(const int, episode);
    QFETCH(const TranscriptState, expected);
    open(m_episodes.at(4));
    QCOMPARE(m_model->state(), TranscriptState::Loading);
    QTRY_COMPARE(m_model->state(), TranscriptState::Ready);
    open(m_episodes.at(episode));
    QTRY_COMPARE(m_model->state(), expected);
    QCOMPARE(m_model->error().has_value(), expected == TranscriptState::Failed);
    QCOMPARE(m_model->episode(), m_episodes.at(episode).id);
}

void TestTranscriptModel::anotherChoiceHasOtherRows()
{
    m_model->setPosition(1s);
    QCOMPARE(m_model->choices().size(), 2);
    m_model->choose(1);
    QTRY_COMPARE(rows(), u"0  One. / 0  Two."_s);
    QVERIFY(!m_model->isTimed());
    QCOMPARE(m_model->chosen(), 1);
    QCOMPARE(m_model->current(), -1); // this transcript has no times
    m_model->choose(0);
    QTRY_COMPARE(m_model->rowCount(), 3);
    QCOMPARE(m_model->current(), 0);
}

void TestTranscriptModel::anotherEpisodeHasOthers()
{
    m_model->setPosition(1s);
    open(m_episodes.at(1));
    QTRY_COMPARE(m_model->rowCount(), 0);
    QVERIFY(!m_model->isHeard());
    open(m_episodes.at(0));
    QTRY_COMPARE(m_model->rowCount(), 3);
    QCOMPARE(m_model->current(), -1);
}

void TestTranscriptModel::manyCues()
{
    open(m_episodes.at(4));
    QTRY_COMPARE(m_model->rowCount(), 20'000);
    for (const int second : {0, 7'777, 19'999}) {
        m_model->setPosition(std::chrono::seconds(second) + 500ms);
        QCOMPARE(m_model->current(), second);
    }
    QVERIFY(m_model->paragraphs().size() > 100);
}

void TestTranscriptModel::outOfRange()
{
    QVERIFY(!m_model->data({}, Qt::DisplayRole).isValid());
    QVERIFY(!m_model->index(3).isValid());
    QVERIFY(!m_model->data(m_model->index(0), Qt::DecorationRole).isValid());
    QCOMPARE(m_model->rowCount(m_model->index(0)), 0);
    QCOMPARE(m_model->startOf(-1), 0ms);
    QCOMPARE(m_model->startOf(3), 0ms);
}

QTEST_GUILESS_MAIN(TestTranscriptModel)
#include "tst_transcript_model.moc"
