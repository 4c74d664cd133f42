// SPDX-License-Identifier: GPL-3.0-or-later
#include "stepped_video.h"

#include "sound.h"

#include <QProcess>
#include <QTemporaryFile>

using namespace Qt::StringLiterals;

namespace dogear::test {

namespace {

constexpr int width = 64;
constexpr int height = 36;
constexpr int black = 16;       ///< luma of black in video range
constexpr int stepLuma = 27;    ///< eight steps reach 205 of the maximum 235
constexpr int videoRange = 219; ///< luma of white minus luma of black
constexpr int encodingMs = 120'000;

} // namespace

bool writeSteppedVideo(const QString &tones,
                       const QString &to,
                       int seconds,
                       const QStringList &options)
{
    QTemporaryFile pictures;
    if (!pictures.open())
        return false;
    for (int second = 0; second < seconds; ++second) {
        const QByteArray luma(width * height, char(black + stepLuma * (second % steps)));
        const QByteArray chroma(width * height / 2, char(128));
        const QByteArray picture = luma + chroma;
        pictures.write(picture.repeated(framesPerSecond));
    }
    pictures.flush();
    QStringList arguments{u"-v"_s,
                          u"error"_s,
                          u"-y"_s,
                          u"-f"_s,
                          u"rawvideo"_s,
                          u"-pix_fmt"_s,
                          u"yuv420p"_s,
                          u"-s"_s,
                          u"%1x%2"_s.arg(width).arg(height),
                          u"-r"_s,
                          QString::number(framesPerSecond),
                          u"-i"_s,
                          pictures.fileName()};
    if (!tones.isEmpty())
        arguments += {u"-i"_s, tones};
    QProcess ffmpeg;
    ffmpeg.start(u"ffmpeg"_s,
                 arguments + QStringList{u"-t"_s, QString::number(seconds)} + options
                     + QStringList{to});
    return ffmpeg.waitForFinished(encodingMs) && ffmpeg.exitCode() == 0;
}

int stepOf(const playback::VideoFrame &frame)
{
    if (!frame.pixels)
        return -1;
    const auto *middle =
        frame.pixels.get() + frame.height / 2 * frame.bytesPerLine + frame.width / 2 * 4;
    return qRound(double(middle[0]) * videoRange / 255 / stepLuma);
}

Watcher::Watcher(playback::VideoOutput &video)
{
    video.setViewport({width, height});
    connect(&video, &playback::VideoOutput::frameChanged, this, [this, &video] {
        if (const int step = stepOf(video.frame()); step >= 0)
            m_seen.push_back({wallMs(), step});
    });
}

std::vector<Watcher::Sight> Watcher::changes(double sinceMs) const
{
    std::vector<Sight> found;
    for (size_t i = 1; i < m_seen.size(); ++i) {
        const bool isNext = m_seen[i].step == (m_seen[i - 1].step + 1) % steps;
        if (isNext && m_seen[i].atMs > sinceMs)
            found.push_back(m_seen[i]);
    }
    return found;
}

} // namespace dogear::test
