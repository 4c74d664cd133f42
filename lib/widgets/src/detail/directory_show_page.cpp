// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_show_page.h"

#include "detail_header.h"
#include "discover/directory_facts.h"
#include "parts/elided_label.h"
#include "parts/filled_button.h"
#include "parts/paper.h"

#include <widgets/metrics.h>
#include <widgets/tab_order.h>
#include <words/format.h>
#include <words/plain_text.h>

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

DirectoryShowPage::DirectoryShowPage(ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_header(new DetailHeader(images, u"directoryShowTitle"_s, this))
    , m_play(new FilledButton(this))
    , m_follow(new FilledButton(this))
    , m_preview(new QPushButton(this))
    , m_about(new QLabel(this))
    , m_facts(new QFormLayout)
{
    setObjectName(u"directoryShow"_s);
    createButtons();
    m_about->setObjectName(u"directoryShowAbout"_s);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    const int margin = units(font(), 4);
    m_about->setContentsMargins(margin, 0, margin, 0);
    m_facts->setContentsMargins(margin, margin, margin, margin);
    m_facts->setHorizontalSpacing(margin);
    m_facts->setVerticalSpacing(units(font(), 1));
    m_facts->setLabelAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_facts->setRowWrapPolicy(QFormLayout::WrapLongRows);
    createScrollArea();
}

void DirectoryShowPage::createButtons()
{
    m_play->setObjectName(u"directoryShowPlay"_s);
    m_play->setText(tr("Play"));
    m_follow->setObjectName(u"directoryShowFollow"_s);
    m_preview->setObjectName(u"directoryShowPreview"_s);
    m_preview->setToolTip(tr("See and play the episodes before you follow the show"));
    for (QPushButton *button : QList<QPushButton *>{m_play, m_follow, m_preview})
        m_header->actions().addWidget(button);
    for (FilledButton *filled : {m_play, m_follow})
        connect(
            m_header, &DetailHeader::artworkColorChanged, filled, &FilledButton::setArtworkColor);
    m_header->actions().addStretch();
    connect(m_play, &QPushButton::clicked, this, [this] {
        setReading(true);
        emit playRequested(m_show);
    });
    connect(m_follow, &QPushButton::clicked, this, [this] { emit followRequested(m_show); });
    connect(m_preview, &QPushButton::clicked, this, [this] {
        setReading(true);
        emit previewRequested(m_show);
    });
}

void DirectoryShowPage::createScrollArea()
{
    auto *content = new QWidget(this);
    auto *inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->setSpacing(0);
    inner->addWidget(m_header);
    inner->addWidget(m_about);
    inner->addLayout(m_facts);
    inner->addStretch(1); // all of it: the header would grow, too
    m_scroll = new QScrollArea(this);
    m_scroll->setAccessibleName(tr("What directories say about the show"));
    setUpPaper(*m_scroll, *content);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_scroll);
}

void DirectoryShowPage::setShow(const discovery::ListedShow &show)
{
    const bool isOther = show.key != m_show.key;
    m_show = show;
    if (isOther) {
        m_scroll->verticalScrollBar()->setValue(0);
        setReading(false);
    }
    const auto &episode = show.episode;
    const bool hasOwnArtwork = episode && !episode->artwork.isEmpty();
    m_header->setImage(hasOwnArtwork ? episode->artwork : show.show.artwork, show.show.title);
    m_header->setTexts(episode ? episode->title : show.show.title,
                       episode ? show.show.title : show.show.author,
                       words::joinedPlain(show.show.categories));
    m_about->setText(episode ? episode->description : show.show.description);
    m_about->setVisible(!m_about->text().isEmpty());
    m_play->setVisible(episode.has_value());
    m_follow->setVisible(!episode);
    const bool isFollowed = show.followed.isValid();
    m_follow->setText(isFollowed ? tr("Following") : tr("Follow"));
    m_follow->setEnabled(!isFollowed);
    fillFacts();
}

void DirectoryShowPage::setReading(bool isReading)
{
    m_play->setEnabled(!isReading);
    m_preview->setEnabled(!isReading);
    m_preview->setText(isReading        ? tr("Reading the feed…")
                       : m_show.episode ? tr("Open the show")
                                        : tr("Show episodes"));
}

void DirectoryShowPage::fillFacts()
{
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    addEpisodeFacts();
    addShowFacts();
    // As text: a browser would show a feed as code.
    addFact(tr("Feed"),
            m_show.feeds.isEmpty() ? QString() : m_show.feeds.constFirst().toDisplayString());
    tabInLayoutOrder(*this); // the rows are new widgets, which Tab would reach last
}

void DirectoryShowPage::addEpisodeFacts()
{
    if (!m_show.episode)
        return;
    addFact(tr("Published"),
            words::formatDate(m_show.episode->published, QDateTime::currentDateTimeUtc()));
    addFact(tr("Length"), words::formatLength(m_show.episode->duration));
}

void DirectoryShowPage::addShowFacts()
{
    const discovery::DirectoryShow &show = m_show.show;
    addFact(tr("Listed by"), directoryNames(show.directories));
    addFact(tr("Newest episode"),
            words::formatDate(show.newestEpisode, QDateTime::currentDateTimeUtc()));
    if (show.episodeCount > 0)
        addFact(tr("Episodes"), QLocale().toString(show.episodeCount));
    if (show.medium != "podcast"_L1) // what everybody expects is no news
        addFact(tr("Medium"), show.medium);
    addFact(tr("Language"), words::languageName(show.language));
    if (show.isExplicit)
        addFact(tr("Rating"), *show.isExplicit ? tr("Explicit") : tr("Clean"));
    if (show.isDead)
        addFact(tr("State"), tr("A directory says that its feed is gone."));
    addLink(tr("Page"), show.website);
    addLink(tr("Page of the directory"), show.page);
}

void DirectoryShowPage::addRow(const QString &name, QWidget *value)
{
    auto *caption = new QLabel(name, this);
    caption->setFont(secondaryFont(font()));
    caption->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_facts->addRow(caption, value);
}

void DirectoryShowPage::addFact(const QString &name, const QString &value)
{
    if (value.isEmpty())
        return;
    auto *label = new QLabel(value, this);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    addRow(name, label);
}

void DirectoryShowPage::addLink(const QString &name, const QUrl &url)
{
    if (url.isEmpty())
        return;
    auto *address = new ElidedLabel(this);
    address->setText(url.toDisplayString());
    address->setAccessibleName(name);
    address->setActivatable(true);
    address->setLooksLikeLink(true);
    address->setToolTip(tr("Open in the browser"));
    connect(address, &ElidedLabel::activated, this, [this, url] { emit linkActivated(url); });
    addRow(name, address);
}

} // namespace dogear::widgets
