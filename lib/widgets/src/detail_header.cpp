// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail_header.h"

#include <widgets/artwork_images.h>
#include <widgets/metrics.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace dogear::widgets {

namespace {

constexpr double artworkUnits = 30;
constexpr double titleScale = 1.5;

} // namespace

DetailHeader::DetailHeader(ArtworkImages &images, const QString &titleName, QWidget *parent)
    : QWidget(parent)
    , m_images(images)
    , m_artwork(new QLabel(this))
    , m_title(new QLabel(this))
    , m_second(new QLabel(this))
    , m_third(new QLabel(this))
    , m_actions(new QHBoxLayout)
{
    m_title->setObjectName(titleName);
    QFont large = semibold(font());
    large.setPointSizeF(large.pointSizeF() * titleScale);
    m_title->setFont(large);
    for (QLabel *label : {m_title, m_second, m_third}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setMinimumWidth(1);
        label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    }
    m_third->setFont(secondaryFont(font()));
    const int size = units(font(), artworkUnits);
    m_artwork->setFixedSize(size, size);

    auto *texts = new QVBoxLayout;
    texts->setSpacing(units(font(), 1));
    texts->addWidget(m_title);
    texts->addWidget(m_second);
    texts->addWidget(m_third);
    texts->addStretch();
    m_actions->setSpacing(units(font(), 2));
    texts->addLayout(m_actions);
    auto *row = new QHBoxLayout(this);
    const int margin = units(font(), 4);
    row->setContentsMargins(margin, margin, margin, margin);
    row->setSpacing(margin);
    row->addWidget(m_artwork, 0, Qt::AlignTop);
    row->addLayout(texts, 1);

    connect(&images, &ArtworkImages::changed, this, [this](const QUrl &url) {
        if (url == m_url)
            paintImage();
    });
}

void DetailHeader::setImage(const QUrl &url, const QString &title)
{
    m_url = url;
    m_imageTitle = title;
    paintImage();
}

void DetailHeader::paintImage()
{
    m_artwork->setPixmap(
        m_images.pixmap(m_url, m_imageTitle, m_artwork->width(), devicePixelRatioF()));
}

void DetailHeader::setTexts(const QString &title, const QString &second, const QString &third)
{
    m_title->setText(title);
    m_second->setText(second);
    m_second->setVisible(!second.isEmpty());
    m_third->setText(third);
    m_third->setVisible(!third.isEmpty());
}

} // namespace dogear::widgets
