// SPDX-License-Identifier: GPL-3.0-or-later
#include "fragmented_mp4.h"

#include "gst_subclass.h"

#include <tags/media_tags.h>

#include <QFile>
#include <QUrl>
#include <QtEndian>

namespace dogear::audio_qt {

namespace {

using std::chrono::milliseconds;
using namespace std::chrono_literals;

constexpr qint64 boxHeader = 8;
constexpr int maxBoxes = 64; ///< examined before the first sound, a limit for damaged files

/// Path of the file that \a element reads; empty for other sources.
QString pathOf(GstElement *element)
{
    QString path;
    GstQuery *query = gst_query_new_uri();
    GstPad *sink = gst_element_get_static_pad(element, "sink");
    if (sink && gst_pad_peer_query(sink, query)) {
        gchar *uri = nullptr;
        gst_query_parse_uri(query, &uri);
        path = QUrl::fromEncoded(uri).toLocalFile();
        g_free(uri);
    }
    gst_clear_object(&sink);
    gst_query_unref(query);
    return path;
}

/// Whether the first sound in the file is in a fragment (moof) and not in a plain mdat box.
bool isFragmented(const QString &path)
{
    QFile file(path);
    if (path.isEmpty() || !file.open(QFile::ReadOnly))
        return false;
    for (int box = 0; box < maxBoxes; ++box) {
        const QByteArray header = file.read(boxHeader);
        if (header.size() < boxHeader)
            return false;
        const QByteArrayView kind = QByteArrayView(header).last(4);
        if (kind == "mdat")
            return false;
        if (kind == "moof")
            return true;
        // A size of 0 (to the end of the file) or 1 (64 bits) is not expected before mdat.
        const auto size = qFromBigEndian<quint32>(header.constData());
        if (size < boxHeader || !file.skip(size - boxHeader))
            return false;
    }
    return false;
}

/// Length of the file that \a demuxer reads; 0 if it has no fragments, or if it is unknown.
milliseconds wholeLength(GstElement *demuxer)
{
    const QString path = pathOf(demuxer);
    if (!isFragmented(path))
        return 0ms;
    // An estimate would be no better than the answer of qtdemux.
    const auto tags = tags::readMediaTags(path);
    return tags && tags->duration && !tags->isDurationEstimated ? *tags->duration : 0ms;
}

/// Replaces a duration that is too short in the demuxer's answer to a query.
GstPadProbeReturn correctAnswer(GstPad * /*pad*/, GstPadProbeInfo *info, gpointer data)
{
    GstQuery *query = GST_PAD_PROBE_INFO_QUERY(info);
    if (GST_QUERY_TYPE(query) != GST_QUERY_DURATION)
        return GST_PAD_PROBE_OK;
    GstFormat format = GST_FORMAT_UNDEFINED;
    gint64 told = 0;
    gst_query_parse_duration(query, &format, &told);
    const gint64 whole = *static_cast<const gint64 *>(data);
    if (format == GST_FORMAT_TIME && told < whole)
        gst_query_set_duration(query, format, whole);
    return GST_PAD_PROBE_OK;
}

void forget(gpointer whole)
{
    delete static_cast<gint64 *>(whole);
}

void watchPad(GstElement *demuxer, GstPad *pad, gpointer /*data*/)
{
    const milliseconds whole = wholeLength(demuxer);
    if (whole <= 0ms)
        return;
    // Queries come from downstream; PULL calls the probe after the demuxer has answered.
    const auto wanted =
        GstPadProbeType(GST_PAD_PROBE_TYPE_QUERY_UPSTREAM | GST_PAD_PROBE_TYPE_PULL);
    gst_pad_add_probe(
        pad, wanted, correctAnswer, new gint64(std::chrono::nanoseconds(whole).count()), forget);
}

void initInstance(GTypeInstance *instance, gpointer /*instanceClass*/)
{
    g_signal_connect(instance, "pad-added", G_CALLBACK(watchPad), nullptr);
}

} // namespace

bool registerFragmentedMp4()
{
    return registerInsteadOf(
        "qtdemux", "dogearqtdemux", {.name = "DogearFragmentedMp4", .initInstance = initInstance});
}

} // namespace dogear::audio_qt
