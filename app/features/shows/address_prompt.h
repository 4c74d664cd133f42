// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks for the address of a show in a dialog, which fills in the link in the clipboard.
///
/// Threads: GUI thread.
/// Owner:   the window; the clipboard outlives it.
/// Tests:   tests/gui/tst_adding.cpp, tests/gui/tst_clipboard_offer.cpp

#include <QObject>

class QWidget;

namespace dogear::widgets {
class AddPodcastDialog;
} // namespace dogear::widgets

namespace dogear {

class ClipboardOffer;

/// \return what is wrong with \a input; empty if it can be followed or searched for
[[nodiscard]] QString addressProblem(const QString &input, const QString &workingDirectory);

class AddressPrompt final : public QObject
{
    Q_OBJECT

public:
    AddressPrompt(ClipboardOffer &clipboard, QWidget &window);

    /// Opens the dialog. A link in the clipboard that may be offered is filled in and selected.
    void ask();
    /// Opens the dialog with \a text, which was rejected, and its \a problem.
    void askAgain(const QString &text, const QString &problem);

signals:
    /// Emitted when the user confirms \a text, which has no addressProblem(); relative paths start
    /// at the user's home folder.
    void entered(const QString &text);

private:
    [[nodiscard]] widgets::AddPodcastDialog *create();

    ClipboardOffer &m_clipboard;
    QWidget &m_window;
};

} // namespace dogear
