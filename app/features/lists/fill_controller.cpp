// SPDX-License-Identifier: GPL-3.0-or-later
#include "fill_controller.h"

#include <listening/playback_preferences.h>
#include <listening/playback_session.h>
#include <listening/queue.h>
#include <widgets/message_bar.h>
#include <words/format.h>
#include <words/list_text.h>

#include <QInputDialog>

using namespace Qt::StringLiterals;

namespace dogear {

using listening::Queue;
using std::chrono::milliseconds;
using std::chrono::minutes;

namespace {

constexpr int firstWish = 25; ///< minutes that the dialog proposes
constexpr int minWish = 1;    ///< minutes
constexpr int maxTitles = 3;  ///< titles in the message; Up next shows all

} // namespace

FillController::FillController(listening::TimeFiller &filler,
                               Queue &queue,
                               listening::PlaybackPreferences &preferences,
                               listening::PlaybackSession &session,
                               widgets::MessageBar &messages,
                               QWidget &window)
    : QObject(&window)
    , m_filler(filler)
    , m_queue(queue)
    , m_preferences(preferences)
    , m_session(session)
    , m_messages(messages)
    , m_window(window)
{}

void FillController::fill(const domain::PlaySource &source, int count)
{
    if (count <= 0) {
        ask(source);
        return;
    }
    const auto &current = m_session.current();
    const milliseconds wish = minutes(count);
    m_filler
        .fill(source,
              wish,
              m_preferences.forAllShows().speed,
              current ? current->summary.id : EpisodeId())
        .then(this, [this, wish](const Result<Choice> &choice) {
            if (!choice)
                m_messages.showError(choice.error());
            else if (choice->episodes.isEmpty())
                m_messages.show(tr("There is no unplayed episode of a known length to choose."));
            else
                putInQueue(*choice, wish);
        });
}

void FillController::ask(const domain::PlaySource &source)
{
    auto *dialog = new QInputDialog(&m_window);
    dialog->setObjectName(u"fillDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Fill Up next"));
    dialog->setLabelText(tr("Minutes of listening"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(minWish, int(minutes(listening::maxFill).count()));
    dialog->setIntValue(firstWish);
    connect(dialog, &QInputDialog::intValueSelected, this, [this, source](int count) {
        fill(source, count);
    });
    dialog->open();
}

void FillController::putInQueue(const Choice &choice, milliseconds wish)
{
    m_queue.playNext(choice.filling.episodes)
        .then(this, [this, choice, wish](const Result<Queue::Change> &queued) {
            if (!queued)
                return; // QueueController reports it
            QStringList titles;
            for (const domain::EpisodeSummary &episode : choice.episodes.mid(0, maxTitles))
                titles.append(words::isolatedIfNeeded(episode.title));
            const QString what = words::fillText(
                int(choice.episodes.size()), choice.filling.total, wish, listening::fillTolerance);
            const auto undo = [this, change = *queued] {
                return m_queue.undo(change).then(this, &widgets::withoutValue<Queue::Change>);
            };
            m_messages.offerUndo(words::joinedSentences(what, titles.join(u" · ")),
                                 {tr("Fill Up next"), undo, choice.filling.episodes});
            emit viewRequested();
        });
}

} // namespace dogear
