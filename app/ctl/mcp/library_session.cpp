// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_session.h"

#include "version.h"

#include <maintenance/restore.h>

namespace dogear::ctl::mcp {

LibrarySession::LibrarySession(const settings::DataFolders &folders, QObject *parent)
    : QObject(parent)
    , m_folders(folders)
    , m_http(userAgent())
{
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleTimeout);
    connect(&m_idleTimer, &QTimer::timeout, this, [this] { m_library.reset(); });
}

Result<library::Library *> LibrarySession::open()
{
    m_idleTimer.stop();
    if (m_library)
        return m_library.get();
    // Another program may have prepared a restore since the library was closed.
    if (const auto restored = maintenance::finishRestore(m_folders); !restored)
        return failure(restored.error());
    m_library = std::make_unique<library::Library>(m_folders, m_http, m_clock);
    return m_library.get();
}

void LibrarySession::release()
{
    if (m_library)
        m_idleTimer.start();
}

} // namespace dogear::ctl::mcp
