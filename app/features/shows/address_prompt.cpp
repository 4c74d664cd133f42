// SPDX-License-Identifier: GPL-3.0-or-later
#include "address_prompt.h"

#include "clipboard_offer.h"

#include <base/feed_url.h>
#include <widgets/add_podcast_dialog.h>
#include <words/error_text.h>

#include <QDir>

using namespace Qt::StringLiterals;

namespace dogear {

using discovery::ShowLink;
using widgets::AddPodcastDialog;

namespace {

/// Whether the user meant \a text, which readLink() takes for words, as an address or a path.
bool isMeantAsAddress(const QString &text)
{
    const QString given = text.trimmed();
    return given.isEmpty() || given.startsWith(u'/') || given.startsWith(u'~')
           || given.contains(u"://"_s);
}

} // namespace

QString addressProblem(const QString &input, const QString &workingDirectory)
{
    const Result<QUrl> url = feedUrlFromUserInput(input, workingDirectory);
    const bool isRefused =
        !url && isMeantAsAddress(input) && discovery::readLink(input).kind == ShowLink::Kind::Words;
    return isRefused ? words::errorSentence(url.error()) : QString();
}

AddressPrompt::AddressPrompt(ClipboardOffer &clipboard, QWidget &window)
    : QObject(&window)
    , m_clipboard(clipboard)
    , m_window(window)
{}

void AddressPrompt::ask()
{
    AddPodcastDialog *dialog = create();
    dialog->open();
    m_clipboard.look(dialog, [this, dialog](const std::optional<OfferedLink> &offered) {
        if (!offered || !dialog->text().isEmpty())
            return;
        dialog->suggest(offered->text);
        // Whether the user follows it, types over it or closes the dialog, it was offered once.
        connect(dialog, &QDialog::finished, this, [this, text = offered->text] {
            m_clipboard.settle(text);
        });
    });
}

void AddressPrompt::askAgain(const QString &text, const QString &problem)
{
    AddPodcastDialog *dialog = create();
    dialog->setText(text);
    dialog->setProblem(problem);
    dialog->open();
}

AddPodcastDialog *AddressPrompt::create()
{
    auto *dialog = new AddPodcastDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Typed paths start at the user's home folder: the working directory of a program that the
    // desktop started means nothing to the user.
    dialog->setCheck([](const QString &input) { return addressProblem(input, QDir::homePath()); });
    connect(dialog, &AddPodcastDialog::accepted, this, [this, dialog] {
        emit entered(dialog->text());
    });
    return dialog;
}

} // namespace dogear
