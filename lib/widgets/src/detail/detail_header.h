// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows artwork, title, two lines and a row of buttons at the top of both detail pages,
///        below a thin line in the colour of the artwork.
///
/// In a narrow pane the artwork shrinks and the buttons move below it.
///
/// Tests: tests/gui/tst_detail_page.cpp, tst_artwork_color.cpp

#include <QColor>
#include <QUrl>
#include <QWidget>

#include <limits>

class QLabel;
class QHBoxLayout;
class QVBoxLayout;

namespace dogear::widgets {

class ArtworkImages;
class ElidedLabel;

class DetailHeader final : public QWidget
{
    Q_OBJECT

public:
    /// \param page gets a lower header when it is low itself
    DetailHeader(ArtworkImages &images, const QString &titleName, QWidget *page);

    void setImage(const QUrl &url, const QString &title);
    void setTexts(const QString &title, const QString &second, const QString &third);
    /// Makes the second line a link with \a toolTip; activating it emits secondActivated().
    void setSecondActivatable(const QString &toolTip);
    /// Layout for the buttons of the page, beginning at the leading edge.
    [[nodiscard]] QHBoxLayout &actions() { return *m_actions; }

    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void secondActivated();
    /// Emitted when the dominant colour of the artwork is known, or is another; an invalid \a
    /// color: the page uses the palette's.
    void artworkColorChanged(const QColor &color);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// Watches the height of the page.
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void arrange();
    void fitArtwork();
    void paintImage();

    ArtworkImages &m_images;
    QLabel *m_artwork;
    ElidedLabel *m_title;
    ElidedLabel *m_second;
    ElidedLabel *m_third;
    QWidget *m_actionRow;
    QHBoxLayout *m_actions;
    QVBoxLayout *m_texts;
    QVBoxLayout *m_column;
    int m_pageHeight = std::numeric_limits<int>::max(); ///< a guess before the first layout
    bool m_isNarrow = false;                            ///< whether it has the narrow layout
    QUrl m_url;
    QString m_imageTitle;
    QColor m_artworkColor;
};

} // namespace dogear::widgets
