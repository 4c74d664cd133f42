// SPDX-License-Identifier: GPL-3.0-or-later
#include "lazy_video_output.h"

namespace dogear::playback {

void LazyVideoOutput::follow(VideoOutput &real)
{
    m_real = &real;
    connect(&real, &VideoOutput::hasVideoChanged, this, &VideoOutput::hasVideoChanged);
    connect(&real, &VideoOutput::videoVisibleChanged, this, &VideoOutput::videoVisibleChanged);
    connect(&real, &VideoOutput::frameChanged, this, &VideoOutput::frameChanged);
    // The widget may have set its size before the real output existed.
    real.setViewport(m_viewport);
}

bool LazyVideoOutput::hasVideo() const
{
    return m_real && m_real->hasVideo();
}

VideoFrame LazyVideoOutput::frame() const
{
    return m_real ? m_real->frame() : VideoFrame();
}

void LazyVideoOutput::setViewport(const QSize &pixels)
{
    m_viewport = pixels;
    if (m_real)
        m_real->setViewport(pixels);
}

bool LazyVideoOutput::isVideoVisible() const
{
    return m_real && m_real->isVideoVisible();
}

} // namespace dogear::playback
