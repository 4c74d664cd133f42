// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Remembers the servers that refuse media without the prefix of a tracking service.
///
/// Threads: the stream thread.
/// Owner:   StreamThread; kept until the program ends.
/// Tests:   tests/integration/tst_untracked_media.cpp

#include <QSet>
#include <QString>
#include <QUrl>

namespace dogear::stream {

class DirectServers final
{
public:
    [[nodiscard]] bool refuse(const QUrl &url) const { return m_refusing.contains(serverOf(url)); }
    void addRefusing(const QUrl &url) { m_refusing.insert(serverOf(url)); }

private:
    static QString serverOf(const QUrl &url)
    {
        return url.host() + u':' + QString::number(url.port());
    }

    QSet<QString> m_refusing;
};

} // namespace dogear::stream
