// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_about.h"

#include "fact_form.h"
#include "live_item_card.h"
#include "parts/elided_label.h"
#include "show_card.h"

#include <widgets/metrics.h>
#include <widgets/notes_view.h>
#include <widgets/tab_order.h>
#include <words/plain_text.h>
#include <words/show_facts.h>

#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr int maxCards = 50; ///< per list; a list of feeds may have thousands

/// Identifies \a item also after its feed was read again.
QString keyOf(const domain::LiveItem &item)
{
    return item.guid + u'\n' + (item.start ? item.start->toString(Qt::ISODate) : QString());
}

/// Creates an empty part of the page, with the usual margins.
QWidget *createPart(QWidget &parent)
{
    auto *part = new QWidget(&parent);
    auto *column = new QVBoxLayout(part);
    const int margin = units(parent.font(), 4);
    column->setContentsMargins(margin, margin, margin, 0);
    column->setSpacing(units(parent.font(), 2));
    return part;
}

QLabel *createHeading(const QString &text, QWidget &parent)
{
    auto *heading = new QLabel(text, &parent);
    heading->setFont(semibold(parent.font()));
    return heading;
}

/// Adds to \a layout how many of \a count entries are not shown.
void addMore(QLayout &layout, int count)
{
    if (count > maxCards)
        layout.addWidget(new QLabel(ShowAbout::tr("and %Ln more", nullptr, count - maxCards)));
}

} // namespace

ShowAbout::ShowAbout(QWidget *parent)
    : QScrollArea(parent)
    , m_notes(new NotesView(this))
    , m_facts(new FactForm(this))
{
    setObjectName(u"showAbout"_s);
    setAccessibleName(tr("About the show"));
    m_notes->setObjectName(u"podcastAbout"_s);
    m_notes->setAccessibleName(tr("Description of the show"));
    m_notes->setPlaceholderText({});
    m_notes->setGrowing();
    auto *content = new QWidget(this);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(0, 0, 0, units(font(), 4));
    m_column->setSpacing(0);
    m_column->addWidget(m_notes);
    m_column->addWidget(m_facts);
    m_column->addStretch();
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
    for (QWidget *paper : {content, viewport()})
        paper->setBackgroundRole(QPalette::Base);
    connect(m_notes, &NotesView::linkActivated, this, &ShowAbout::linkActivated);
    connect(m_facts, &FactForm::linkActivated, this, &ShowAbout::linkActivated);
    connect(m_facts, &FactForm::changeRequested, this, &ShowAbout::addressChangeRequested);
}

void ShowAbout::setTextFont(const QFont &font)
{
    m_notes->setFont(font);
}

void ShowAbout::setShow(const domain::FollowedPodcast &show)
{
    const domain::FollowedPodcast before = m_show;
    m_show = show;
    const bool isAnother = show.id != before.id;
    if (isAnother) {
        m_span = {};
        setOthersOfAuthor({});
        verticalScrollBar()->setValue(0);
    }
    const bool isSameText = !isAnother
                            && show.podcast.descriptionHtml == before.podcast.descriptionHtml
                            && show.podcast.link == before.podcast.link;
    if (!isSameText) // a refresh must not scroll the text that the user reads
        m_notes->setNotes({show.podcast.descriptionHtml, show.podcast.link, {}});
    m_notes->setVisible(!show.podcast.descriptionHtml.isEmpty());
    m_facts->setFeedChangeable(!show.isPreview());
    m_facts->setGroups(words::showFacts(m_show, m_span));
    if (isAnother || show.podcast.extras->liveItems != before.podcast.extras->liveItems)
        fillLive();
    if (isAnother || !(show.podcast.extras == before.podcast.extras))
        fillCards();
    tabInLayoutOrder(*this); // the new parts are new widgets, which Tab would reach last
}

void ShowAbout::setSpan(const domain::ShowSpan &span)
{
    m_span = span;
    m_facts->setGroups(words::showFacts(m_show, m_span));
    tabInLayoutOrder(*this);
}

void ShowAbout::fillLive()
{
    delete m_live;
    m_live = nullptr;
    QList<domain::LiveItem> items = m_show.podcast.extras->liveItems;
    if (items.isEmpty())
        return;
    // What is live now comes first, what has ended last.
    std::ranges::stable_sort(items, {}, [](const domain::LiveItem &item) {
        return item.status == "live"_L1 ? 0 : item.status == "ended"_L1 ? 2 : 1;
    });
    m_live = createPart(*widget());
    auto *column = static_cast<QVBoxLayout *>(m_live->layout());
    column->addWidget(createHeading(tr("Live"), *m_live));
    const QList<domain::LiveItem> shown = items.mid(0, maxCards);
    for (const domain::LiveItem &item : shown)
        addLiveItem(item, *column);
    addMore(*column, int(items.size()));
    m_column->insertWidget(0, m_live);
}

void ShowAbout::addLiveItem(const domain::LiveItem &item, QVBoxLayout &column)
{
    auto *card = new LiveItemCard(item, m_reminded.contains(keyOf(item)), m_live);
    column.addWidget(card);
    connect(card, &LiveItemCard::linkActivated, this, &ShowAbout::linkActivated);
    connect(card, &LiveItemCard::reminderChanged, this, [this, item](bool isWanted) {
        if (isWanted)
            m_reminded.insert(keyOf(item));
        else
            m_reminded.remove(keyOf(item));
        emit reminderChanged(item, isWanted);
    });
}

void ShowAbout::fillCards()
{
    delete m_cards;
    m_cards = createPart(*widget());
    const domain::PodcastExtras &extras = *m_show.podcast.extras;
    if (extras.publisher)
        addCards(tr("Publisher"), {*extras.publisher});
    addCards(tr("Recommended by the show"), extras.podroll);
    addCards(tr("Listed by the feed"), extras.remoteItems);
    m_cards->setVisible(m_cards->layout()->count() > 0);
    m_column->insertWidget(m_column->indexOf(m_facts) + 1, m_cards);
}

void ShowAbout::addCards(const QString &heading, const QList<domain::RemoteItem> &items)
{
    if (items.isEmpty())
        return;
    m_cards->layout()->addWidget(createHeading(heading, *m_cards));
    const QList<domain::RemoteItem> shown = items.mid(0, maxCards);
    for (const domain::RemoteItem &item : shown) {
        auto *card = new ShowCard(item, m_cards);
        connect(card, &ShowCard::followRequested, this, &ShowAbout::followRequested);
        m_cards->layout()->addWidget(card);
    }
    addMore(*m_cards->layout(), int(items.size()));
}

void ShowAbout::setOthersOfAuthor(const QList<domain::ShowName> &shows)
{
    delete m_others;
    m_others = nullptr;
    if (shows.isEmpty())
        return;
    m_others = createPart(*widget());
    m_others->setObjectName(u"othersOfAuthor"_s);
    m_others->layout()->addWidget(createHeading(tr("More by this author"), *m_others));
    const QList<domain::ShowName> shown = shows.mid(0, maxCards);
    for (const domain::ShowName &show : shown) {
        auto *link = new ElidedLabel(m_others);
        link->setText(words::plainLine(show.title));
        link->setActivatable(true);
        link->setLooksLikeLink(true);
        link->setToolTip(tr("Go to this show"));
        connect(
            link, &ElidedLabel::activated, this, [this, id = show.id] { emit showRequested(id); });
        m_others->layout()->addWidget(link);
    }
    addMore(*m_others->layout(), int(shows.size()));
    m_column->insertWidget(m_column->count() - 1, m_others); // above the stretch
    tabInLayoutOrder(*this);
}

} // namespace dogear::widgets
