// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the feed of a show that a directory lists, so that its episodes can be shown and
///        played before the show is followed.
///
/// Threads: GUI thread; futures finish there.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_preview_flow.cpp

#include <base/future.h>
#include <base/ids.h>

#include <QObject>
#include <QString>

class QUrl;

namespace dogear::discovery {
class LinkResolver;
struct ListedShow;
} // namespace dogear::discovery

namespace dogear::subscriptions {
class Previews;
} // namespace dogear::subscriptions

namespace dogear {

/// The show as it is stored, or why there is none.
struct ReadPreview
{
    PodcastId show;  ///< invalid if there is a problem
    QString problem; ///< a sentence for people; empty if there is a show
};

class PreviewReader final : public QObject
{
    Q_OBJECT

public:
    PreviewReader(discovery::LinkResolver &links,
                  subscriptions::Previews &previews,
                  QObject *parent);

    /// Reads the feed of \a listed; finds out where it is, if no directory said so. A show that is
    /// followed is returned without a request.
    [[nodiscard]] Future<ReadPreview> read(const discovery::ListedShow &listed);

private:
    [[nodiscard]] Future<ReadPreview> readFeed(const QUrl &feed, const QUrl &fallback);

    discovery::LinkResolver &m_links;
    subscriptions::Previews &m_previews;
};

} // namespace dogear
