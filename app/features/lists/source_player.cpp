// SPDX-License-Identifier: GPL-3.0-or-later
#include "source_player.h"

#include <itemmodels/sidebar_model.h>
#include <listening/fallback_source.h>
#include <listening/play_sources.h>
#include <listening/playback_session.h>
#include <widgets/literal_text.h>
#include <widgets/message_bar.h>

#include <QActionGroup>
#include <QMenu>

using namespace Qt::StringLiterals;

namespace dogear {

using domain::NamedSource;
using domain::PlaySource;
using itemmodels::LibraryView;
using itemmodels::SidebarRow;
using itemmodels::ViewKind;
using listening::FallbackSource;

PlaySource sourceOf(const LibraryView &view)
{
    return view.kind == ViewKind::List ? PlaySource{.list = view.list}
                                       : PlaySource{.station = view.name};
}

SourcePlayer::SourcePlayer(listening::PlaySources &sources,
                           FallbackSource &fallback,
                           listening::PlaybackSession &session,
                           const itemmodels::SidebarModel &sidebar,
                           widgets::MessageBar &messages,
                           QWidget &window)
    : QObject(&window)
    , m_sources(sources)
    , m_fallback(fallback)
    , m_session(session)
    , m_sidebar(sidebar)
    , m_messages(messages)
    , m_choices(new QMenu(&window))
{
    m_choices->setObjectName(u"afterQueueChoices"_s);
    connect(m_choices, &QMenu::aboutToShow, this, [this] { fill(*m_choices); });
    connect(&fallback, &FallbackSource::changed, this, &SourcePlayer::showChoice);
    connect(&fallback, &FallbackSource::failed, &messages, &widgets::MessageBar::showError);
    showChoice();
}

void SourcePlayer::showChoice()
{
    const QString name = m_fallback.source().name;
    m_choices->setTitle(name.isEmpty() ? tr("Nothing") : widgets::literalLabel(name));
}

void SourcePlayer::addTo(QMenu &menu)
{
    QMenu *choices = menu.addMenu(tr("When Up next is empty"));
    connect(choices, &QMenu::aboutToShow, this, [this, choices] { fill(*choices); });
}

/// Filled each time it opens, as lists and stations change.
void SourcePlayer::fill(QMenu &menu)
{
    menu.clear();
    auto *group = new QActionGroup(&menu); // exclusive
    connect(&menu, &QMenu::aboutToHide, group, &QObject::deleteLater);
    const auto add = [&](const QString &text, const PlaySource &source) {
        QAction *action = menu.addAction(text, this, [this, source] { choose(source); });
        action->setCheckable(true);
        action->setChecked(source == m_fallback.source().source);
        group->addAction(action);
    };
    add(tr("Nothing"), {});
    for (const QList<SidebarRow> &rows : {m_sidebar.lists(), m_sidebar.stations()}) {
        if (!rows.isEmpty())
            menu.addSeparator();
        for (const SidebarRow &row : rows)
            add(widgets::literalLabel(row.title), sourceOf(row.view));
    }
}

QString SourcePlayer::nameOf(const PlaySource &source) const
{
    for (const SidebarRow &row : m_sidebar.lists() + m_sidebar.stations()) {
        if (sourceOf(row.view) == source)
            return row.title;
    }
    return {};
}

void SourcePlayer::play(const LibraryView &view)
{
    const PlaySource source = sourceOf(view);
    const LatestRequest::Ticket request = m_session.beginPlayRequest();
    m_sources.first(source, {}, 1)
        .then(this, [this, source, request](const Result<QList<EpisodeId>> &ids) {
            if (!ids) {
                m_messages.showError(ids.error());
            } else if (ids->isEmpty()) {
                m_messages.show(
                    tr("“%1” has no unplayed episodes that can be played.").arg(nameOf(source)));
            } else {
                m_session.playIfLatest(ids->constFirst(), request);
                choose(source);
            }
        });
}

void SourcePlayer::playFrom(PlaylistId list, EpisodeId id)
{
    m_session.play(id);
    choose({.list = list});
}

void SourcePlayer::choose(const PlaySource &source)
{
    m_sources.choose(source).then(this, [this, source](const Result<NamedSource> &before) {
        if (!before) {
            m_messages.showError(before.error());
            return;
        }
        if (before->source == source)
            return;
        const auto undo = [this, source = before->source] {
            return m_sources.choose(source).then(this, &widgets::withoutValue<NamedSource>);
        };
        const QString text = source.isNothing()
                                 ? tr("Nothing plays when Up next is empty.")
                                 : tr("“%1” plays when Up next is empty.").arg(nameOf(source));
        m_messages.offerUndo(text, {tr("When Up next is empty"), undo});
    });
}

} // namespace dogear
