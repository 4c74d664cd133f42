// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the sink bin behind a source that sends nothing until the test says so, like media that is
// loading.

#include "speech_sink_bin.h"

#include <QTest>

#include <gst/app/gstappsrc.h>

using namespace dogear::audio_qt;

namespace {

constexpr GstClockTime patience = 20 * GST_SECOND;

GstPadProbeReturn countSeek(GstPad * /*pad*/, GstPadProbeInfo *info, gpointer count)
{
    if (GST_EVENT_TYPE(GST_PAD_PROBE_INFO_EVENT(info)) == GST_EVENT_SEEK)
        ++*static_cast<int *>(count);
    return GST_PAD_PROBE_OK;
}

} // namespace

class TestSpeechSinkBin final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void noSeekLeavesItWhileItLoads();
    void aSeekGoesOnOnceItHasLoaded();
    void theSoundMayStopWhileTheDeviceIsRead();

private:
    void pushSecond();
    [[nodiscard]] bool reaches(GstState state)
    {
        gst_element_set_state(m_pipeline, state);
        return gst_element_get_state(m_pipeline, nullptr, nullptr, patience)
               == GST_STATE_CHANGE_SUCCESS;
    }
    bool seek()
    {
        return gst_element_send_event(m_bin,
                                      gst_event_new_seek(1,
                                                         GST_FORMAT_TIME,
                                                         GST_SEEK_FLAG_FLUSH,
                                                         GST_SEEK_TYPE_SET,
                                                         0,
                                                         GST_SEEK_TYPE_NONE,
                                                         0));
    }

    GstElement *m_pipeline = nullptr;
    GstElement *m_source = nullptr; ///< owned by m_pipeline
    GstElement *m_bin = nullptr;    ///< owned by m_pipeline
    int m_seeks = 0;                ///< SEEK events that reached the source
};

void TestSpeechSinkBin::initTestCase()
{
    if (!qEnvironmentVariableIsSet("DOGEAR_TEST_SINK"))
        QSKIP("no null sink: DOGEAR_TEST_SINK is not set; packaging/with-null-sink starts one");
    setControlsForNewBins(std::make_shared<SpeechControls>());
    QVERIFY(registerSpeechSinkBin());
}

void TestSpeechSinkBin::init()
{
    m_seeks = 0;
    m_pipeline = gst_pipeline_new(nullptr);
    m_source = gst_element_factory_make("appsrc", nullptr);
    // The factory name under which the bin is registered; Qt asks for it.
    m_bin = gst_element_factory_make("pulsesink", nullptr);
    GstCaps *caps = gst_caps_from_string(
        "audio/x-raw, format=S16LE, layout=interleaved, rate=48000, channels=1");
    g_object_set(m_source, "caps", caps, "format", GST_FORMAT_TIME, nullptr);
    gst_caps_unref(caps);
    gst_bin_add_many(GST_BIN(m_pipeline), m_source, m_bin, nullptr);
    QVERIFY(gst_element_link(m_source, m_bin));
    GstPad *pad = gst_element_get_static_pad(m_source, "src");
    gst_pad_add_probe(pad, GST_PAD_PROBE_TYPE_EVENT_UPSTREAM, countSeek, &m_seeks, nullptr);
    gst_object_unref(pad);
    QCOMPARE(gst_element_set_state(m_pipeline, GST_STATE_PAUSED), GST_STATE_CHANGE_ASYNC);
}

void TestSpeechSinkBin::cleanup()
{
    gst_element_set_state(m_pipeline, GST_STATE_NULL);
    gst_object_unref(m_pipeline);
}

/// A seek while loading would run through the thread that loads, which may be waiting for this
/// element.
void TestSpeechSinkBin::noSeekLeavesItWhileItLoads()
{
    QVERIFY(!seek());
    QCOMPARE(m_seeks, 0);
}

void TestSpeechSinkBin::pushSecond()
{
    GstBuffer *second = gst_buffer_new_allocate(nullptr, 96'000, nullptr);
    gst_buffer_memset(second, 0, 0, 96'000);
    GST_BUFFER_PTS(second) = 0;
    GST_BUFFER_DURATION(second) = GST_SECOND;
    QCOMPARE(gst_app_src_push_buffer(GST_APP_SRC(m_source), second), GST_FLOW_OK);
    gst_app_src_end_of_stream(GST_APP_SRC(m_source));
}

void TestSpeechSinkBin::aSeekGoesOnOnceItHasLoaded()
{
    pushSecond();
    // One second of silence makes the bin finish its preroll.
    QVERIFY(reaches(GST_STATE_PAUSED));
    seek();
    QCOMPARE(m_seeks, 1);
}

/// pulsesink aborts the program when it is asked for the device while it closes the connection.
void TestSpeechSinkBin::theSoundMayStopWhileTheDeviceIsRead()
{
    for (int round = 0; round < 100; ++round) {
        pushSecond();
        QVERIFY(reaches(GST_STATE_PLAYING));
        gint64 position = 0;
        QVERIFY(gst_element_query_position(m_bin, GST_FORMAT_TIME, &position)); // begins to read
        QVERIFY(reaches(GST_STATE_NULL));
        cleanup();
        init();
    }
}

QTEST_GUILESS_MAIN(TestSpeechSinkBin)

#include "tst_speech_sink_bin.moc"
