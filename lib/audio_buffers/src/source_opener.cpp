// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_opener.h"

#include "repaired_device.h"

#include <base/future.h>
#include <base/workers.h>

#include <QIODevice>
#include <QMediaPlayer>
#include <QtConcurrentRun>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::audio_buffers {

SourceOpener::SourceOpener(QMediaPlayer &player, SoundTap &tap)
    : m_player(player)
    , m_tap(tap)
{
    connect(&m_head, &StreamHead::read, this, [this](const std::optional<CbrMp3> &mp3) {
        m_constant = mp3;
        m_awaitsPosition = mp3.has_value();
        if (mp3)
            emit known(mp3->duration());
        else
            m_player.setSource(m_url);
    });
}

SourceOpener::~SourceOpener() = default;

void SourceOpener::close()
{
    m_openings.begin();
    m_head.cancel();
    m_constant.reset();
    m_awaitsPosition = false;
    m_player.setSource({});
    // After setSource(), so that samples of the old media do not get the new start time.
    m_tap.restart(std::chrono::nanoseconds(0));
}

void SourceOpener::open(const QUrl &url)
{
    m_url = url;
    if (url.isLocalFile())
        openFile(url);
    else if (url.scheme() == "http"_L1) // the server of `stream`, which understands `?from=`
        m_head.request(url);
    else
        m_player.setSource(url);
}

bool SourceOpener::openFrom(std::chrono::nanoseconds position)
{
    if (!m_constant)
        return false;
    const CbrMp3::StartPoint beginning = m_constant->before(position);
    QUrl part = m_url;
    part.setQuery(u"from=%1"_s.arg(beginning.byte));
    m_awaitsPosition = false;
    m_player.setSource(part);
    m_tap.restart(beginning.time);
    return true;
}

void SourceOpener::openFile(const QUrl &url)
{
    const auto look = [path = url.toLocalFile(), thread = thread()] {
        std::shared_ptr<QIODevice> device = repairedDevice(path);
        if (device)
            device->moveToThread(thread); // only the thread that created it can do this
        return device;
    };
    Future<std::shared_ptr<QIODevice>>(QtConcurrent::run(workers(), look))
        .then(this,
              [this, url, ticket = m_openings.latest()](const std::shared_ptr<QIODevice> &device) {
                  if (!m_openings.isLatest(ticket))
                      return;
                  m_previousRepaired = std::exchange(m_repaired, device);
                  if (m_repaired)
                      m_player.setSourceDevice(m_repaired.get(), url);
                  else
                      m_player.setSource(url);
              });
}

} // namespace dogear::audio_buffers
