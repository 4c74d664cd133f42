// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAudioDevice>
#include <QMediaDevices>
#include <QMediaFormat>
#include <qt_media/sound_facts.h>

using namespace Qt::StringLiterals;

namespace dogear::qt_media {

namespace {

QString nameOf(const QAudioDevice &device)
{
    if (device.isNull())
        return u"none"_s;
    return device.id().contains("bluez") ? u"Bluetooth"_s : device.description();
}

} // namespace

QStringList soundFacts()
{
    QMediaFormat any;
    const auto audioCodecs = any.supportedAudioCodecs(QMediaFormat::Decode);
    QStringList codecs;
    for (const QMediaFormat::AudioCodec codec : audioCodecs)
        codecs.append(QMediaFormat::audioCodecName(codec));
    const auto fileFormats = any.supportedFileFormats(QMediaFormat::Decode);
    QStringList formats;
    for (const QMediaFormat::FileFormat format : fileFormats)
        formats.append(QMediaFormat::fileFormatName(format));
    return {u"device: "_s + nameOf(QMediaDevices::defaultAudioOutput()),
            u"devices: %1"_s.arg(QMediaDevices::audioOutputs().size()),
            u"decodes: "_s + codecs.join(u", "_s),
            u"formats: "_s + formats.join(u", "_s)};
}

} // namespace dogear::qt_media
