// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Finds the link in the clipboard that may be offered to the user, and remembers which ones
///        the user has used or refused.
///
/// Reads the clipboard only when asked, and sends no request.
///
/// Threads: GUI thread.
/// Owner:   the window; the shows outlive it.
/// Tests:   tests/gui/tst_clipboard_offer.cpp

#include <base/result.h>
#include <discovery/show_link.h>

#include <QObject>
#include <QSet>

#include <functional>
#include <optional>

namespace dogear::subscriptions {
class Subscriptions;
} // namespace dogear::subscriptions

namespace dogear {

/// A link that leads to a show, as far as it is known without a request.
struct OfferedLink
{
    QString text; ///< as it was copied, without white space around it
    discovery::ShowLink link;
    QString place; ///< for people: "example.org/…"
};

/// \return the only link in \a text, if it is worth an offer. Web pages count only if \a text is
///   nothing but their address; links that cannot be followed, and texts with a password, never
[[nodiscard]] std::optional<OfferedLink> offeredLink(const QString &text);

class ClipboardOffer final : public QObject
{
    Q_OBJECT

public:
    /// Maximum length of a text that is looked through.
    static constexpr qsizetype maxLength = 2'000;

    explicit ClipboardOffer(subscriptions::Subscriptions &shows, QObject *parent = nullptr);

    /// Calls \a then, unless \a context is destroyed, with the link that the clipboard holds now;
    /// with nothing if it holds none, if its show is followed, or after settle().
    void look(QObject *context,
              const std::function<void(const std::optional<OfferedLink> &)> &then);
    /// Never offers \a text again, because the user has used or refused it.
    void settle(const QString &text);
    /// The texts that are not offered again, for a window that replaces this one.
    [[nodiscard]] const QSet<QString> &settledTexts() const { return m_settled; }
    void setSettled(const QSet<QString> &texts) { m_settled = texts; }

signals:
    void settled(const QString &text); ///< emitted by settle()

private:
    [[nodiscard]] std::optional<OfferedLink> read() const;

    subscriptions::Subscriptions &m_shows;
    QSet<QString> m_settled;
};

} // namespace dogear
