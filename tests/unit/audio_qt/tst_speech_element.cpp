// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the speech element between two pads of the test: its input, its output and the time stamps.

#include "speech_element.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <gst/audio/audio.h>
#include <vector>

using namespace dogear;
using namespace dogear::audio_qt;

namespace {

constexpr int rate = 48'000;

/// Two pads around a speech element, with the buffers that arrived behind it.
class Bench
{
public:
    explicit Bench(const std::shared_ptr<SpeechControls> &controls)
    {
        m_element = GST_ELEMENT(gst_object_ref_sink(makeSpeechElement(controls)));
        m_before = gst_pad_new("before", GST_PAD_SRC);
        m_behind = gst_pad_new("behind", GST_PAD_SINK);
        g_object_set_data(G_OBJECT(m_behind), "bench", this);
        gst_pad_set_chain_function(m_behind, [](GstPad *pad, GstObject *, GstBuffer *buffer) {
            static_cast<Bench *>(g_object_get_data(G_OBJECT(pad), "bench"))->keep(buffer);
            return GST_FLOW_OK;
        });
        GstPad *sink = gst_element_get_static_pad(m_element, "sink");
        GstPad *src = gst_element_get_static_pad(m_element, "src");
        gst_pad_link(m_before, sink);
        gst_pad_link(src, m_behind);
        gst_object_unref(sink);
        gst_object_unref(src);
        gst_pad_set_active(m_before, TRUE);
        gst_pad_set_active(m_behind, TRUE);
        start();
    }

    ~Bench()
    {
        gst_element_set_state(m_element, GST_STATE_NULL);
        gst_pad_set_active(m_before, FALSE);
        gst_pad_set_active(m_behind, FALSE);
        gst_object_unref(m_before);
        gst_object_unref(m_behind);
        gst_object_unref(m_element);
    }
    Bench(const Bench &) = delete;
    Bench &operator=(const Bench &) = delete;

    void start()
    {
        gst_element_set_state(m_element, GST_STATE_PLAYING);
        gst_pad_push_event(m_before, gst_event_new_stream_start("bench"));
        GstCaps *caps = gst_caps_from_string("audio/x-raw, format=(string)" GST_AUDIO_NE(
            F32) ", layout=interleaved, rate=48000, channels=1");
        gst_pad_push_event(m_before, gst_event_new_caps(caps));
        gst_caps_unref(caps);
    }
    void stop() { gst_element_set_state(m_element, GST_STATE_READY); }

    void segment(GstClockTime start, double speed = 1)
    {
        GstSegment segment;
        gst_segment_init(&segment, GST_FORMAT_TIME);
        segment.start = segment.position = segment.time = start;
        segment.applied_rate = speed;
        gst_pad_push_event(m_before, gst_event_new_segment(&segment));
        m_time = start;
    }

    /// Pushes one second of a tone, or of silence if \a height is 0, in pieces of 25 ms.
    void second(float height)
    {
        constexpr int frames = 1'200;
        for (int piece = 0; piece < rate / frames; ++piece) {
            GstBuffer *buffer = gst_buffer_new_allocate(nullptr, frames * sizeof(float), nullptr);
            std::vector<float> wave(frames);
            for (int i = 0; i < frames; ++i)
                wave[size_t(i)] = height * float(std::sin(0.06 * i));
            gst_buffer_fill(buffer, 0, wave.data(), frames * sizeof(float));
            GST_BUFFER_PTS(buffer) = m_time;
            m_time += gst_util_uint64_scale(frames, GST_SECOND, rate);
            gst_pad_push(m_before, buffer);
        }
    }

    /// Pushes no buffer for \a length; with a GAP event, as a demuxer sends it, if \a isSaid.
    void nothing(GstClockTime length, bool isSaid)
    {
        if (isSaid)
            gst_pad_push_event(m_before, gst_event_new_gap(m_time, length));
        m_time += length;
    }

    void end() { gst_pad_push_event(m_before, gst_event_new_eos()); }
    void flush()
    {
        gst_pad_push_event(m_before, gst_event_new_flush_start());
        gst_pad_push_event(m_before, gst_event_new_flush_stop(TRUE));
    }

    [[nodiscard]] double cutSecondsBefore(double seconds) const
    {
        return double(cutBefore(m_element, gint64(seconds * GST_SECOND))) / GST_SECOND;
    }

    std::vector<float> samples;
    GstClockTime begin = GST_CLOCK_TIME_NONE;
    int gaps = 0; ///< buffers that do not begin where the previous one ended

private:
    void keep(GstBuffer *buffer)
    {
        if (!GST_CLOCK_TIME_IS_VALID(begin))
            begin = GST_BUFFER_PTS(buffer);
        const GstClockTime expected =
            begin + gst_util_uint64_scale(samples.size(), GST_SECOND, rate);
        gaps += std::abs(GST_CLOCK_DIFF(expected, GST_BUFFER_PTS(buffer))) > GST_USECOND ? 1 : 0;
        GstMapInfo map;
        gst_buffer_map(buffer, &map, GST_MAP_READ);
        const auto *data = reinterpret_cast<const float *>(map.data);
        samples.insert(samples.end(), data, data + map.size / sizeof(float));
        gst_buffer_unmap(buffer, &map);
        gst_buffer_unref(buffer);
    }

    GstElement *m_element = nullptr;
    GstPad *m_before = nullptr;
    GstPad *m_behind = nullptr;
    GstClockTime m_time = 0;
};

std::shared_ptr<SpeechControls> controlsFor(const speech::SpeechSettings &speechSettings)
{
    auto controls = std::make_shared<SpeechControls>();
    controls->setSpeechSettings(speechSettings);
    return controls;
}

} // namespace

class TestSpeechElement final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { gst_init(nullptr, nullptr); }
    void passesOnWhatItGets();
    void leavesPausesOutWithoutAGap();
    void countsCutsInTheMedia();
    void silenceIsPlayedWhereNothingComes_data();
    void silenceIsPlayedWhereNothingComes();
    void howFarTheSoundGoes();
    void aFlushForgetsAll();
    void aStopForgetsAll();
    void otherMediaAreLevelledAfresh_data();
    void otherMediaAreLevelledAfresh();
};

void TestSpeechElement::passesOnWhatItGets()
{
    Bench bench(controlsFor({}));
    bench.segment(90 * GST_SECOND);
    bench.second(0.5F);
    bench.second(0);
    bench.second(0.5F);
    bench.end();
    QCOMPARE(bench.samples.size(), size_t(3 * rate));
    QCOMPARE(bench.begin, 90 * GST_SECOND);
    QCOMPARE(bench.gaps, 0);
    QCOMPARE(bench.cutSecondsBefore(1e6), 0.0);
}

void TestSpeechElement::leavesPausesOutWithoutAGap()
{
    const auto controls = controlsFor({.trimsSilence = true});
    Bench bench(controls);
    bench.segment(90 * GST_SECOND);
    bench.second(0.5F);
    bench.second(0);
    bench.second(0);
    bench.second(0.5F);
    bench.end();
    QVERIFY(std::abs(double(bench.samples.size()) / rate - 2.2) < 0.03);
    QCOMPARE(bench.begin, 90 * GST_SECOND);
    QCOMPARE(bench.gaps, 0);
    QCOMPARE(bench.cutSecondsBefore(91.0), 0.0);
    QVERIFY(std::abs(bench.cutSecondsBefore(91.3) - 1.8) < 0.03);
    // The sound kept and the sound cut add up to the input.
    const double left = double(bench.samples.size()) / rate;
    QVERIFY(std::abs(left + bench.cutSecondsBefore(1e6) - 4) < 1e-6);
    const auto saved = std::chrono::duration<double>(controls->takeTrimmed()).count();
    QVERIFY(std::abs(saved - bench.cutSecondsBefore(1e6)) < 1e-6);
    QCOMPARE(controls->takeTrimmed().count(), 0);
}

void TestSpeechElement::countsCutsInTheMedia()
{
    // After a tempo of 2, one second of sound is two seconds of the media.
    Bench bench(controlsFor({.trimsSilence = true}));
    bench.segment(90 * GST_SECOND, 2);
    bench.second(0.5F);
    bench.second(0);
    bench.second(0);
    bench.second(0.5F);
    bench.end();
    QCOMPARE(bench.cutSecondsBefore(92.0), 0.0);
    QVERIFY(std::abs(bench.cutSecondsBefore(92.6) - 3.6) < 0.06);
}

void TestSpeechElement::silenceIsPlayedWhereNothingComes_data()
{
    QTest::addColumn<int>("gapMs");
    QTest::addColumn<bool>("isSaid");
    QTest::addColumn<int>("beginMs");
    QTest::newRow("sound that begins 20 s late") << 20'000 << false << 60'000;
    QTest::newRow("a gap that the demuxer reports") << 20'000 << true << 60'000;
    QTest::newRow("100 ms that decoders drop at a seek") << 100 << false << 60'100;
}

void TestSpeechElement::silenceIsPlayedWhereNothingComes()
{
    QFETCH(const int, gapMs);
    QFETCH(const bool, isSaid);
    QFETCH(const int, beginMs);
    Bench bench(controlsFor({}));
    bench.segment(60 * GST_SECOND);
    bench.nothing(GstClockTime(gapMs) * GST_MSECOND, isSaid);
    bench.second(0.5F);
    bench.end();
    QCOMPARE(bench.begin, GstClockTime(beginMs) * GST_MSECOND);
    const double seconds = double(bench.samples.size()) / rate;
    const double silent = double(60'000 + gapMs - beginMs) / 1000;
    QVERIFY2(std::abs(seconds - 1 - silent) < 0.06, qPrintable(QString::number(seconds)));
}

void TestSpeechElement::howFarTheSoundGoes()
{
    using std::chrono::milliseconds;
    const auto controls = controlsFor({.trimsSilence = true});
    Bench bench(controls);
    bench.segment(90 * GST_SECOND);
    QCOMPARE(controls->reached(), milliseconds(0));
    bench.second(0.5F);
    for (int i = 0; i < 5; ++i)
        bench.second(0);
    bench.end();
    QCOMPARE(controls->reached(), milliseconds(96'000)); // including the trimmed silence
    bench.flush();
    QCOMPARE(controls->reached(), milliseconds(0));
}

void TestSpeechElement::aFlushForgetsAll()
{
    Bench bench(controlsFor({.trimsSilence = true}));
    bench.segment(0);
    bench.second(0.5F);
    bench.second(0);
    bench.second(0.5F);
    QVERIFY(bench.cutSecondsBefore(1e6) > 0.5);
    bench.second(0); // partly held back when the flush comes
    bench.flush();
    QCOMPARE(bench.cutSecondsBefore(1e6), 0.0);
    bench.samples.clear();
    bench.begin = GST_CLOCK_TIME_NONE;
    bench.segment(10 * GST_SECOND);
    bench.second(0.5F);
    bench.end();
    QCOMPARE(bench.begin, 10 * GST_SECOND);
    QCOMPARE(bench.samples.size(), size_t(rate));
    QVERIFY(std::abs(bench.samples[100] - 0.5F * float(std::sin(6.0))) < 1e-6F);
}

/// After a reload the element puts out nothing of the sound it held back before.
void TestSpeechElement::aStopForgetsAll()
{
    Bench bench(controlsFor({}));
    bench.segment(0);
    bench.second(0.5F);
    const size_t given = bench.samples.size();
    QVERIFY(given < size_t(rate)); // the limiter looks ahead
    bench.stop();
    bench.start();
    bench.segment(10 * GST_SECOND);
    QCOMPARE(bench.samples.size(), given);
    bench.second(0.5F);
    bench.end();
    QCOMPARE(bench.samples.size(), given + size_t(rate));
}

void TestSpeechElement::otherMediaAreLevelledAfresh_data()
{
    QTest::addColumn<bool>("isOther");
    QTest::newRow("media that are opened again keep their gain") << false;
    QTest::newRow("other media begin without it") << true;
}

void TestSpeechElement::otherMediaAreLevelledAfresh()
{
    QFETCH(const bool, isOther);
    constexpr float quiet = 0.02F;
    const auto controls = controlsFor({.levelsLoudness = true});
    Bench bench(controls);
    const auto highest = [&bench] {
        float top = 0;
        for (const float sample : bench.samples)
            top = std::max(top, std::abs(sample));
        return top;
    };
    bench.segment(0);
    for (int i = 0; i < 20; ++i)
        bench.second(quiet);
    QVERIFY(highest() > 2 * quiet);
    bench.stop();
    if (isOther)
        controls->beginMedia();
    bench.start();
    bench.segment(0);
    bench.samples.clear();
    bench.second(quiet);
    bench.end();
    QCOMPARE(highest() > 2 * quiet, !isOther);
}

QTEST_GUILESS_MAIN(TestSpeechElement)
#include "tst_speech_element.moc"
