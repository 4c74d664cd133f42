// SPDX-License-Identifier: GPL-3.0-or-later

#include <playback/lazy_audio_output.h>
#include <support/fake_audio_output.h>
#include <support/fake_video_output.h>
#include <support/timeouts.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace dogear;
using namespace dogear::playback;
using test::FakeAudioOutput;
using test::FakeVideoOutput;

namespace {

const QUrl source(u"file:///sound.mp3"_s);

/// Counts how often the device is created, and fails to create it while \c missing is set.
struct Workshop
{
    Result<SoundDevice> make()
    {
        ++made;
        if (missing)
            return failure(*missing);
        auto fake = std::make_unique<FakeAudioOutput>();
        audio = fake.get();
        return SoundDevice{.audio = std::move(fake), .video = &video};
    }

    int made = 0;
    std::optional<Error> missing;
    FakeAudioOutput *audio = nullptr;
    FakeVideoOutput video;
};

using Act = std::function<void(LazyAudioOutput &)>;

} // namespace
Q_DECLARE_METATYPE(Act)

class TestLazyAudioOutput final : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }

    void itIsMadeOnceAndOnlyForWhatNeedsIt_data();
    void itIsMadeOnceAndOnlyForWhatNeedsIt();
    void whatWasSetBeforeIsHandedOn();
    void whatItSaysIsPassedOn();
    void picturesArePassedOn();
    void whyItIsMissingIsToldAndItIsTriedAgain();
};

void TestLazyAudioOutput::itIsMadeOnceAndOnlyForWhatNeedsIt_data()
{
    QTest::addColumn<Act>("act");
    QTest::addColumn<int>("made");
    QTest::newRow("volume, speed, shape and exact range: not created")
        << Act([](LazyAudioOutput &output) {
               output.setVolume(0.5);
               output.setSpeed(2);
               output.setSpeechSettings({});
               output.setExactUpTo(1s);
           })
        << 0;
    QTest::newRow("an empty source: not created")
        << Act([](LazyAudioOutput &output) { output.setSource({}); }) << 0;
    QTest::newRow("the video output and the position: not created")
        << Act([](LazyAudioOutput &output) {
               output.video().setViewport({10, 10});
               QVERIFY(!output.video().hasVideo() && !output.video().isVideoVisible());
               QCOMPARE(output.video().frame().width, 0);
               QCOMPARE(output.position(), 0ms);
               output.setPosition(1s);
               output.pause();
               output.play();
           })
        << 0;
    QTest::newRow("prepare() creates it")
        << Act([](LazyAudioOutput &output) { output.prepare(); }) << 1;
    QTest::newRow("a source creates it")
        << Act([](LazyAudioOutput &output) { output.setSource(source); }) << 1;
    QTest::newRow("asking for its availability creates it")
        << Act([](LazyAudioOutput &output) { QVERIFY(!output.unavailable()); }) << 1;
    QTest::newRow("several reasons create it once") << Act([](LazyAudioOutput &output) {
        output.prepare();
        QVERIFY(!output.unavailable());
        output.setSource(source);
        output.play();
    }) << 1;
}

void TestLazyAudioOutput::itIsMadeOnceAndOnlyForWhatNeedsIt()
{
    QFETCH(Act, act);
    Workshop workshop;
    LazyAudioOutput output([&] { return workshop.make(); });
    act(output);
    QTEST(workshop.made, "made");
    QCOMPARE(output.isMade(), workshop.made > 0);
}

void TestLazyAudioOutput::whatWasSetBeforeIsHandedOn()
{
    Workshop workshop;
    LazyAudioOutput output([&] { return workshop.make(); });
    output.setSpeed(1.5);
    output.setVolume(0.25);
    output.setSpeechSettings({.trimsSilence = true});
    output.video().setViewport({320, 180});
    output.setSource(source);
    output.setExactUpTo(3s);
    output.setPosition(2s);
    output.play();
    output.pause();
    QCOMPARE(workshop.audio->takeLog(), u"speed 1.5; volume 0.25; load; seek 2000; play; pause"_s);
    QCOMPARE(workshop.audio->lastSource, source);
    QCOMPARE(workshop.audio->exactUpTo, 3s);
    QVERIFY(workshop.audio->lastShape.trimsSilence);
    QCOMPARE(workshop.video.viewport, QSize(320, 180));
    QCOMPARE(output.position(), 2s);

    output.setSpeed(3);
    output.setVolume(1);
    output.setSpeechSettings({});
    output.setSource({});
    QCOMPARE(workshop.audio->takeLog(), u"speed 3; volume 1; unload"_s);
    QVERIFY(!workshop.audio->lastShape.trimsSilence);
}

void TestLazyAudioOutput::whatItSaysIsPassedOn()
{
    Workshop workshop;
    LazyAudioOutput output([&] { return workshop.make(); });
    const QSignalSpy loaded(&output, &AudioOutput::loaded);
    const QSignalSpy duration(&output, &AudioOutput::durationChanged);
    const QSignalSpy position(&output, &AudioOutput::positionChanged);
    const QSignalSpy stalled(&output, &AudioOutput::stalledChanged);
    const QSignalSpy trimmed(&output, &AudioOutput::trimmed);
    const QSignalSpy finished(&output, &AudioOutput::finished);
    const QSignalSpy failed(&output, &AudioOutput::failed);
    output.prepare();
    emit workshop.audio->loaded(5s);
    emit workshop.audio->durationChanged(6s);
    workshop.audio->tick(1s);
    emit workshop.audio->stalledChanged(true);
    emit workshop.audio->trimmed(1s);
    emit workshop.audio->finished();
    emit workshop.audio->failed({.code = ErrorCode::AudioDeviceLost});
    for (const QSignalSpy *spy :
         {&loaded, &duration, &position, &stalled, &trimmed, &finished, &failed})
        QCOMPARE(spy->size(), 1);
    QCOMPARE(output.position(), 1s);
}

void TestLazyAudioOutput::picturesArePassedOn()
{
    Workshop workshop;
    LazyAudioOutput output([&] { return workshop.make(); });
    const QSignalSpy pictures(&output.video(), &VideoOutput::hasVideoChanged);
    const QSignalSpy watched(&output.video(), &VideoOutput::videoVisibleChanged);
    const QSignalSpy frames(&output.video(), &VideoOutput::frameChanged);
    output.prepare();
    output.video().setViewport({100, 100});
    workshop.video.setHasVideo(true);
    workshop.video.show(4, 2, 0xff0000ff);
    QCOMPARE(pictures.size(), 1);
    QVERIFY(!watched.isEmpty());
    QCOMPARE(frames.size(), 1);
    QVERIFY(output.video().hasVideo() && output.video().isVideoVisible());
    QCOMPARE(output.video().frame().width, 4);
}

void TestLazyAudioOutput::whyItIsMissingIsToldAndItIsTriedAgain()
{
    const Error missing{.code = ErrorCode::FileUnreadable};
    Workshop workshop;
    workshop.missing = missing;
    LazyAudioOutput output([&] { return workshop.make(); });
    QSignalSpy failed(&output, &AudioOutput::failed);
    output.prepare();
    QVERIFY(failed.isEmpty()); // nothing is playing yet
    QCOMPARE(output.unavailable(), std::optional(missing));
    output.setSource(source);
    // Reported later, as the caller of setSource() is not prepared for it.
    QVERIFY(failed.isEmpty());
    QTRY_COMPARE(failed.size(), 1);
    QCOMPARE(failed.constFirst().constFirst().value<Error>(), missing);

    workshop.missing.reset();
    QVERIFY(!output.unavailable());
    output.setSource(source);
    QCOMPARE(workshop.audio->takeLog(), u"speed 1; volume 1; load"_s);
}

QTEST_GUILESS_MAIN(TestLazyAudioOutput)
#include "tst_lazy_audio_output.moc"
