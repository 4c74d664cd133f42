// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the parts that ask directories: sources of searches, charts, links.
///
/// Threads: GUI thread.
/// Owner:   the composition root; HttpClient and Clock outlive it.
/// Tests:   tests/unit/discovery/tst_directory_sources.cpp

#include <base/clock.h>
#include <discovery/charts.h>
#include <discovery/directory_access.h>
#include <discovery/directory_source.h>
#include <discovery/link_resolver.h>
#include <net/http_client.h>

#include <QList>
#include <QObject>
#include <QString>

#include <memory>

namespace dogear::discovery {

class Directories final : public QObject
{
    Q_OBJECT

public:
    /// \param folder where answers are kept, so that they can be shown without a network; empty:
    ///   none are kept
    Directories(net::HttpClient &http,
                const Clock &clock,
                const QString &folder,
                const DirectoryAddresses &addresses = {},
                QObject *parent = nullptr);
    ~Directories() override;

    /// Sets the country whose shows Apple lists, two letters.
    void setCountry(const QString &country);
    /// Sets the key of the user; empty: only what Podcast Index answers without one is asked.
    void setPodcastIndexKey(const PodcastIndexKey &key);
    /// Sets whether fyyd is asked.
    void setAsksFyyd(bool asks);

    /// All sources in the order in which they are shown, also those that are not ready.
    [[nodiscard]] QList<DirectorySource *> sources() const;
    [[nodiscard]] Charts &charts();
    [[nodiscard]] LinkResolver &links();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace dogear::discovery
