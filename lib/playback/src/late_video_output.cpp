// SPDX-License-Identifier: GPL-3.0-or-later
#include "late_video_output.h"

namespace dogear::playback {

void LateVideoOutput::follow(VideoOutput &real)
{
    m_real = &real;
    connect(&real, &VideoOutput::hasPicturesChanged, this, &VideoOutput::hasPicturesChanged);
    connect(&real, &VideoOutput::watchedChanged, this, &VideoOutput::watchedChanged);
    connect(&real, &VideoOutput::frameChanged, this, &VideoOutput::frameChanged);
    // The widget may have set its size before the real output existed.
    real.setViewport(m_viewport);
}

bool LateVideoOutput::hasPictures() const
{
    return m_real && m_real->hasPictures();
}

VideoFrame LateVideoOutput::frame() const
{
    return m_real ? m_real->frame() : VideoFrame();
}

void LateVideoOutput::setViewport(const QSize &pixels)
{
    m_viewport = pixels;
    if (m_real)
        m_real->setViewport(pixels);
}

bool LateVideoOutput::isWatched() const
{
    return m_real && m_real->isWatched();
}

} // namespace dogear::playback
