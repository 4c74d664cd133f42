// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Artwork, title and two lines: the top of both detail pages.

#include <QUrl>
#include <QWidget>

class QLabel;
class QHBoxLayout;

namespace dogear::widgets {

class ArtworkImages;

class DetailHeader final : public QWidget
{
    Q_OBJECT

public:
    DetailHeader(ArtworkImages &images, const QString &titleName, QWidget *parent);

    void setImage(const QUrl &url, const QString &title);
    void setTexts(const QString &title, const QString &second, const QString &third);
    /// Where buttons go, left-aligned under the texts.
    [[nodiscard]] QHBoxLayout &actions() { return *m_actions; }

private:
    void paintImage();

    ArtworkImages &m_images;
    QLabel *m_artwork;
    QLabel *m_title;
    QLabel *m_second;
    QLabel *m_third;
    QHBoxLayout *m_actions;
    QUrl m_url;
    QString m_imageTitle;
};

} // namespace dogear::widgets
