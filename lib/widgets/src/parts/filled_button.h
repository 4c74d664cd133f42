// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Emphasises the main button of a page: filled with the palette's highlight colour, or with
///        a colour of the artwork of its page.
///
/// Tests: tests/gui/tst_appearance.cpp, tst_artwork_color.cpp, tst_contrast.cpp

#include <QColor>
#include <QPushButton>

namespace dogear::widgets {

class FilledButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit FilledButton(QWidget *parent = nullptr);

    /// Sets the icon ":/icons/<name>.svg", in the colour of the text.
    void setThemedIcon(const QString &name);
    /// Sets the dominant colour of an artwork, of which the button takes a readable shade; invalid:
    /// the palette's highlight colour.
    void setArtworkColor(const QColor &color);
    /// The background colour; the text has a contrast of 4.5:1 on it.
    [[nodiscard]] QColor background() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void followPalette();

    QString m_icon;
    QColor m_artwork;
    bool m_isFollowing = false; ///< followPalette() itself is changing the palette
};

} // namespace dogear::widgets
