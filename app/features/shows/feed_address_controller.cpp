// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_address_controller.h"

#include <base/feed_url.h>
#include <subscriptions/subscriptions.h>
#include <widgets/add_podcast_dialog.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>
#include <words/error_text.h>

#include <QDir>

namespace dogear {

using Show = domain::FollowedPodcast;

FeedAddressController::FeedAddressController(subscriptions::Subscriptions &subscriptions,
                                             widgets::DetailPage &page,
                                             widgets::MessageBar &messages,
                                             QWidget &window)
    : QObject(&window)
    , m_subscriptions(subscriptions)
    , m_messages(messages)
    , m_window(window)
{
    connect(&page,
            &widgets::DetailPage::addressChangeRequested,
            this,
            qOverload<PodcastId>(&FeedAddressController::ask));
}

void FeedAddressController::ask(PodcastId id)
{
    m_subscriptions.find(id).then(this, [this](const Result<Show> &show) {
        if (show)
            ask(*show, show->url.toDisplayString(), {});
        else
            showMessage(show.error());
    });
}

void FeedAddressController::ask(const Show &show, const QString &text, const QString &problem)
{
    // The same dialog as for a new show, with other texts.
    auto *dialog = new widgets::AddPodcastDialog(&m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWords(
        tr("Address of “%1”").arg(show.title()), tr("Feed address:"), tr("Change the address"));
    dialog->setText(text);
    dialog->setProblem(problem);
    dialog->setCheck([](const QString &input) {
        const Result<QUrl> url = feedUrlFromUserInput(input, QDir::homePath());
        return url ? QString() : words::errorSentence(url.error());
    });
    connect(dialog, &widgets::AddPodcastDialog::accepted, this, [this, dialog, show] {
        change(show, dialog->text());
    });
    dialog->open();
}

/// Changes the address once a feed was read there. Otherwise the dialog opens again with the typed
/// text and its problem, and the show keeps its address.
void FeedAddressController::change(const Show &show, const QString &text)
{
    const Result<QUrl> url = feedUrlFromUserInput(text, QDir::homePath());
    // An invalid text cannot arrive here, because the dialog checks it.
    if (!url || *url == show.url)
        return;
    const QString progress =
        tr("Reading %1…").arg(url->isLocalFile() ? url->fileName() : url->host());
    m_messages.showPersistent(progress, {}, {});
    m_subscriptions.changeAddress(show.id, *url)
        .then(this, [this, show, text, progress](const Result<Show> &before) {
            m_messages.withdraw(progress);
            if (!before) {
                ask(show, text, words::errorSentence(before.error()));
                return;
            }
            offerUndo(*before);
        });
}

void FeedAddressController::offerUndo(const Show &before)
{
    const auto undo = [this, before] { return m_subscriptions.undoAddress(before); };
    m_messages.offerUndo(tr("“%1” is read at its new address.").arg(before.title()),
                         {.name = tr("Change address"), .undo = undo, .shows = {before.id}});
}

void FeedAddressController::showMessage(const Error &error)
{
    m_messages.showError(error);
}

} // namespace dogear
