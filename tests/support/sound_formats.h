// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the media formats of podcasts, and writes them from a WAV file with ffmpeg.

#include <support/sound.h>

#include <QList>
#include <QString>
#include <QStringList>

namespace dogear::test {

struct SoundFormat
{
    QString what; ///< description for output
    QString file;
    QStringList options; ///< for ffmpeg
    bool isVideo = false;
};

inline QList<SoundFormat> soundFormats()
{
    using namespace Qt::StringLiterals;
    return {
        {u"WAV"_s, u"tones.wav"_s, {u"-c"_s, u"copy"_s}},
        {u"MP3 with a constant bit rate"_s, u"constant.mp3"_s, {u"-b:a"_s, u"96k"_s}},
        {u"MP3 with a variable bit rate"_s, u"variable.mp3"_s, {u"-q:a"_s, u"5"_s}},
        {u"MP3 with a variable bit rate and no index"_s,
         u"noindex.mp3"_s,
         {u"-q:a"_s, u"5"_s, u"-write_xing"_s, u"0"_s}},
        {u"AAC in M4A, the index at the end"_s, u"last.m4a"_s, {u"-b:a"_s, u"96k"_s}},
        {u"AAC in M4A, the index first"_s,
         u"first.m4a"_s,
         {u"-b:a"_s, u"96k"_s, u"-movflags"_s, u"+faststart"_s}},
        {u"Opus"_s, u"tones.opus"_s, {u"-b:a"_s, u"64k"_s}},
        {u"Vorbis"_s, u"tones.ogg"_s, {u"-c:a"_s, u"libvorbis"_s, u"-q:a"_s, u"3"_s}},
        {u"FLAC"_s, u"tones.flac"_s, {}},
        {u"video in MP4"_s,
         u"video.mp4"_s,
         {u"-c:v"_s, u"libx264"_s, u"-preset"_s, u"ultrafast"_s, u"-b:a"_s, u"96k"_s},
         true},
        {u"video in Matroska"_s,
         u"video.mkv"_s,
         {u"-c:v"_s, u"libx264"_s, u"-preset"_s, u"ultrafast"_s, u"-c:a"_s, u"libmp3lame"_s},
         true},
        {u"video in WebM"_s,
         u"video.webm"_s,
         {u"-c:v"_s,
          u"libvpx"_s,
          u"-deadline"_s,
          u"realtime"_s,
          u"-cpu-used"_s,
          u"8"_s,
          u"-c:a"_s,
          u"libopus"_s},
         true},
    };
}

/// Converts the WAV file at \a tones to \a format at \a target.
inline bool writeFormat(const SoundFormat &format, const QString &tones, const QString &target)
{
    using namespace Qt::StringLiterals;
    QStringList options;
    // A moving test picture, so that every frame has to be decoded.
    if (format.isVideo)
        options +=
            {u"-f"_s, u"lavfi"_s, u"-i"_s, u"testsrc=size=320x180:rate=10"_s, u"-shortest"_s};
    return convertSound(tones, target, options + format.options);
}

} // namespace dogear::test
