// SPDX-License-Identifier: GPL-3.0-or-later
// EpisodeDetailPage: the notes and their pictures.
#include <widgets/artwork_images.h>
#include <widgets/episode_detail_page.h>
#include <widgets/metrics.h>
#include <widgets/notes_view.h>

#include <QHBoxLayout>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

QWidget *EpisodeDetailPage::createNotes()
{
    auto *page = new QWidget(this);
    auto *picturesRow = new QHBoxLayout;
    picturesRow->setContentsMargins(units(font(), 3), 0, units(font(), 3), 0);
    picturesRow->addWidget(m_pictures);
    picturesRow->addStretch();
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(picturesRow);
    column->addWidget(m_notes, 1);
    return page;
}

/// Creates the button that fetches the pictures of the notes. Without a click nothing is fetched,
/// because a request tells the host of a picture who reads the notes, and when.
void EpisodeDetailPage::createPictures(ArtworkImages &images)
{
    m_pictures = new QToolButton(this);
    m_pictures->setObjectName(u"notesShowPictures"_s);
    m_pictures->setText(tr("Show pictures"));
    m_pictures->setToolTip(tr("Fetch the pictures in these notes from their web site"));
    m_pictures->setAutoRaise(true);
    m_pictures->setFont(secondaryFont(font()));
    m_pictures->hide();
    connect(m_pictures, &QToolButton::clicked, this, [this] {
        m_notes->showPictures();
        m_pictures->hide();
    });
    connect(m_notes, &NotesView::pictureRequested, this, [this, &images](const QUrl &url) {
        // No wider than the text, in device pixels: NotesView never shows a picture any wider.
        images.load(url, int(m_notes->viewport()->width() * devicePixelRatioF()));
    });
    connect(&images, &ArtworkImages::pictureLoaded, m_notes, &NotesView::setPicture);
}

void EpisodeDetailPage::setLoadsPictures(bool loads)
{
    m_loadsPictures = loads;
    offerPictures();
}

void EpisodeDetailPage::offerPictures()
{
    if (m_loadsPictures && m_notes->hasHiddenPictures())
        m_notes->showPictures();
    m_pictures->setVisible(m_notes->hasHiddenPictures());
}

} // namespace dogear::widgets
