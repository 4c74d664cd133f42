// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail_header.h"

#include "parts/elided_label.h"
#include "style/artwork_color.h"

#include <widgets/artwork_images.h>
#include <widgets/metrics.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QMetaObject>
#include <QPainter>
#include <QResizeEvent>
#include <QScreen>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

// Sizes in units of the grid (widgets/metrics.h).
constexpr double artworkUnits = 40;
constexpr double narrowArtworkUnits = 20;
// A header that is narrower, or that is on a lower page, gets the narrow layout.
constexpr double widthForArtwork = 110;
constexpr double pageHeightForArtwork = 90;
constexpr double lineUnits = 0.75; ///< height of the coloured line
constexpr double titleScale = 1.5;
constexpr int titleLines = 3;

} // namespace

DetailHeader::DetailHeader(ArtworkImages &images, const QString &titleName, QWidget *page)
    : QWidget(page)
    , m_images(images)
    , m_artwork(new QLabel(this))
    , m_title(new ElidedLabel(this))
    , m_second(new ElidedLabel(this))
    , m_third(new ElidedLabel(this))
    , m_actionRow(new QWidget(this))
    , m_actions(new QHBoxLayout(m_actionRow))
    , m_texts(new QVBoxLayout)
    , m_column(new QVBoxLayout(this))
{
    m_title->setObjectName(titleName);
    m_title->setMaxLines(titleLines);
    m_title->setFont(scaledFont(semibold(font()), titleScale));
    m_third->setMaxLines(2);
    m_third->setFont(secondaryFont(font()));

    m_actions->setContentsMargins(0, 0, 0, 0);
    m_actions->setSpacing(units(font(), 2));
    m_texts->setSpacing(units(font(), 1));
    m_texts->addWidget(m_title);
    m_texts->addWidget(m_second);
    m_texts->addWidget(m_third);
    m_texts->addStretch();
    m_texts->addWidget(m_actionRow);
    auto *row = new QHBoxLayout;
    row->setSpacing(units(font(), 4));
    row->addWidget(m_artwork, 0, Qt::AlignTop);
    row->addLayout(m_texts, 1);
    const int margin = units(font(), 4);
    m_column->setContentsMargins(margin, margin, margin, margin);
    m_column->setSpacing(units(font(), 3));
    m_column->addLayout(row);
    fitArtwork();
    page->installEventFilter(this);
    // A window that began with the wide header would be larger than a small screen with large type.
    if (const QScreen *screen = page->screen())
        m_pageHeight = screen->availableSize().height() * 3 / 4;
    arrange();

    connect(&images, &ArtworkImages::changed, this, [this](const QUrl &url) {
        if (url == m_url)
            paintImage();
    });
    connect(&images, &ArtworkImages::colorsChanged, this, &DetailHeader::paintImage);
}

void DetailHeader::fitArtwork()
{
    const int size = units(font(), m_isNarrow ? narrowArtworkUnits : artworkUnits);
    m_artwork->setFixedSize(size, size);
}

/// Returns the minimum width of the narrow layout: the header switches to it before it gets that
/// narrow. The layout's own minimum, that of the wide header, would keep the pane from becoming
/// narrow at all.
QSize DetailHeader::minimumSizeHint() const
{
    const QMargins margins = m_column->contentsMargins();
    return {m_actionRow->minimumSizeHint().width() + margins.left() + margins.right(),
            QWidget::minimumSizeHint().height()};
}

void DetailHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool DetailHeader::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        m_pageHeight = static_cast<QResizeEvent *>(event)->size().height();
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void DetailHeader::arrange()
{
    const QMargins margins = m_column->contentsMargins();
    const int beside = units(font(), artworkUnits + 4) + margins.left() + margins.right();
    const bool isNarrow = m_pageHeight < units(font(), pageHeightForArtwork)
                          || width() < units(font(), widthForArtwork)
                          || width() < beside + m_actionRow->sizeHint().width();
    if (isNarrow == m_isNarrow)
        return;
    m_isNarrow = isNarrow;
    m_texts->removeWidget(m_actionRow);
    m_column->removeWidget(m_actionRow);
    if (isNarrow)
        m_column->addWidget(m_actionRow);
    else
        m_texts->addWidget(m_actionRow);
    fitArtwork();
    paintImage();
    // The page's layout is running right now, so it has to ask for the new height afterwards.
    QMetaObject::invokeMethod(this, &QWidget::updateGeometry, Qt::QueuedConnection);
}

void DetailHeader::setImage(const QUrl &url, const QString &title)
{
    m_url = url;
    m_imageTitle = title;
    paintImage();
}

void DetailHeader::paintImage()
{
    const int size = m_artwork->width();
    m_artwork->setPixmap(m_images.pixmap(m_url, m_imageTitle, size, devicePixelRatioF()));
    const QColor color = m_images.colorOf(m_url, size, devicePixelRatioF());
    if (std::exchange(m_artworkColor, color) == color)
        return;
    update();
    emit artworkColorChanged(color);
}

void DetailHeader::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.fillRect(
        0, 0, width(), units(font(), lineUnits), artworkAccent(m_artworkColor, palette()));
}

void DetailHeader::setSecondActivatable(const QString &toolTip)
{
    m_second->setObjectName(u"detailShow"_s);
    m_second->setActivatable(true);
    m_second->setLooksLikeLink(true);
    m_second->setToolTip(toolTip);
    connect(m_second, &ElidedLabel::activated, this, &DetailHeader::secondActivated);
}

void DetailHeader::setTexts(const QString &title, const QString &second, const QString &third)
{
    m_title->setText(title);
    m_second->setText(second);
    m_second->setVisible(!second.isEmpty());
    m_third->setText(third);
    m_third->setVisible(!third.isEmpty());
    updateGeometry();
}

} // namespace dogear::widgets
