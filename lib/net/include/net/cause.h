// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief States why a request is sent.
///
/// Every request of this module has a cause, which its ContactObserver gets. There is no default,
/// so that no new request can leave it out.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/net/tst_contacts.cpp

#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace dogear::net {

/// A closed list: a new purpose needs its texts in lib/words/src/contact_text.cpp (a test checks
/// this).
enum class Purpose {
    Feed,
    Media, ///< playing and downloading
    Artwork,
    Chapters,
    Transcript,
    Comments,
    Directory,
    Link,        ///< the page behind a link that the user gave
    NotePicture, ///< in show notes
    Sync,        ///< the places of episodes, with the server that the user set up
    Proxy,       ///< a connection to the proxy, in addition to the purpose of the request
};

/// \return all purposes in the order of the enum
[[nodiscard]] QList<Purpose> allPurposes();

/// \return the name of \a purpose for files and `dogearctl`: "feed", "note-picture"
[[nodiscard]] QString toName(Purpose purpose);

/// \return the purpose that toName() gives \a name; empty if there is none
[[nodiscard]] std::optional<Purpose> purposeOf(const QString &name);

class Cause final
{
public:
    /// \a feed: address of the feed of the show that the request is sent for, if it is known.
    Cause(Purpose purpose, QUrl feed = {}) // NOLINT(google-explicit-constructor): a purpose alone
        : m_purpose(purpose)               // is a cause, too
        , m_feed(std::move(feed))
    {}

    [[nodiscard]] Purpose purpose() const { return m_purpose; }
    [[nodiscard]] const QUrl &feed() const { return m_feed; }

    friend bool operator==(const Cause &, const Cause &) = default;

private:
    Purpose m_purpose;
    QUrl m_feed;
};

} // namespace dogear::net
