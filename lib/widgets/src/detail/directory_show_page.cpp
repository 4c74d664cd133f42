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
    , m_follow(new FilledButton(this))
    , m_preview(new QPushButton(this))
    , m_about(new QLabel(this))
    , m_facts(new QFormLayout)
{
    setObjectName(u"directoryShow"_s);
    m_follow->setObjectName(u"directoryShowFollow"_s);
    m_preview->setObjectName(u"directoryShowPreview"_s);
    m_preview->setToolTip(tr("See and play the episodes before you follow the show"));
    m_header->actions().addWidget(m_follow);
    m_header->actions().addWidget(m_preview);
    m_header->actions().addStretch();
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
    if (show.key != m_show.key) {
        m_scroll->verticalScrollBar()->setValue(0);
        setReading(false);
    }
    m_show = show;
    m_header->setImage(show.show.artwork, show.show.title);
    m_header->setTexts(show.show.title, show.show.author, show.show.categories.join(u" · "_s));
    m_about->setText(show.show.description);
    m_about->setVisible(!show.show.description.isEmpty());
    const bool isFollowed = show.followed.isValid();
    m_follow->setText(isFollowed ? tr("Following") : tr("Follow"));
    m_follow->setEnabled(!isFollowed);
    fillFacts();
}

void DirectoryShowPage::setReading(bool isReading)
{
    m_preview->setEnabled(!isReading);
    m_preview->setText(isReading ? tr("Reading the feed…") : tr("Show episodes"));
}

void DirectoryShowPage::fillFacts()
{
    while (m_facts->rowCount() > 0)
        m_facts->removeRow(0);
    const discovery::DirectoryShow &show = m_show.show;
    addFact(tr("Listed by"), directoryNames(show.directories));
    addFact(tr("Newest episode"),
            words::formatDate(show.newestEpisode, QDateTime::currentDateTimeUtc()));
    if (show.episodeCount > 0)
        addFact(tr("Episodes"), QLocale().toString(show.episodeCount));
    const QLocale language(show.language);
    // For a code that it does not know, QLocale is the C locale; then the code itself is shown.
    addFact(tr("Language"),
            language == QLocale::c() ? show.language : language.nativeLanguageName());
    if (show.isExplicit)
        addFact(tr("Rating"), *show.isExplicit ? tr("Explicit") : tr("Clean"));
    if (show.isDead)
        addFact(tr("State"), tr("A directory says that its feed is gone."));
    addLink(tr("Page"), show.website);
    addLink(tr("Page of the directory"), show.page);
    // As text: a browser would show a feed as code.
    addFact(tr("Feed"),
            m_show.feeds.isEmpty() ? QString() : m_show.feeds.constFirst().toDisplayString());
    tabInLayoutOrder(*this); // the rows are new widgets, which Tab would reach last
}

void DirectoryShowPage::addRow(const QString &name, QWidget *value)
{
    auto *caption = new QLabel(name, this);
    caption->setFont(secondaryFont(font()));
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
    address->setToolTip(tr("Open in the browser"));
    connect(address, &ElidedLabel::activated, this, [this, url] { emit linkActivated(url); });
    addRow(name, address);
}

} // namespace dogear::widgets
