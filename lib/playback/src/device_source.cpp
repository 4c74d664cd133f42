// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/audio_output.h>
#include <playback/device_source.h>
#include <playback/sound_controls.h>

#include <utility>

namespace dogear::playback {

using std::chrono::milliseconds;

DeviceSource::DeviceSource(AudioOutput &output, SoundControls &sound)
    : m_output(output)
    , m_sound(sound)
{}

DeviceSource::~DeviceSource()
{
    m_sound.setOutput(nullptr);
}

void DeviceSource::setUrl(const QUrl &url)
{
    m_url = url;
    m_exactUpTo = milliseconds::max();
}

void DeviceSource::setExactUpTo(milliseconds place)
{
    if (std::exchange(m_exactUpTo, place) != place && m_isOpen)
        m_output.setExactUpTo(place);
}

void DeviceSource::open()
{
    m_isOpen = true;
    m_isLoaded = false;
    m_sound.setOutput(&m_output);
    m_output.setSource(m_url);
    m_output.setExactUpTo(m_exactUpTo); // after setSource(), which makes every position exact
}

void DeviceSource::close()
{
    if (m_isOpen)
        m_output.setSource({});
    m_sound.setOutput(nullptr);
    m_isOpen = false;
    m_isLoaded = false;
    m_seekTarget.reset();
}

bool DeviceSource::handleLoaded()
{
    if (!m_isOpen || m_isLoaded)
        return false;
    m_isLoaded = true;
    return true;
}

void DeviceSource::seek(milliseconds position)
{
    expect(position);
    m_output.setPosition(position);
}

void DeviceSource::startAt(milliseconds position)
{
    expect(position);
    if (position != milliseconds{})
        m_output.setPosition(position);
}

void DeviceSource::expect(milliseconds position)
{
    m_seekTarget = position;
    m_updatesBeforeSeek = 0;
}

bool DeviceSource::takeUpdate(milliseconds position)
{
    if (!m_seekTarget)
        return true;
    const bool isBeforeSeek =
        position < *m_seekTarget - seekTolerance || position > *m_seekTarget + seekTolerance;
    if (isBeforeSeek && ++m_updatesBeforeSeek < maxUpdatesBeforeSeek)
        return false;
    m_seekTarget.reset();
    return true;
}

} // namespace dogear::playback
