// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/empty_state.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

EmptyState::EmptyState(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_text->setObjectName(u"emptyText"_s);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setTextFormat(Qt::PlainText);
    m_icon->setAlignment(Qt::AlignCenter);
    m_button->setObjectName(u"emptyAction"_s);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(units(font(), 4));
    column->setContentsMargins(units(font(), 6), 0, units(font(), 6), 0);
    // Stretches of 2 and 3: the content stands a little above the middle.
    column->addStretch(2);
    column->addWidget(m_icon);
    column->addWidget(m_text);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, &EmptyState::activated);
}

void EmptyState::setContent(const QString &icon, const QString &text, const QString &buttonText)
{
    m_iconName = icon;
    if (icon.isEmpty())
        m_icon->clear();
    else
        paintIcon();
    m_text->setText(text);
    m_button->setText(buttonText);
    m_button->setVisible(!buttonText.isEmpty());
    makeRoom();
}

QSize EmptyState::minimumSizeHint() const
{
    return {units(font(), 20), units(font(), 14)};
}

/// Hides the icon where it would leave too little room for the text: in a low window, or with large
/// type.
void EmptyState::makeRoom()
{
    const int gap = units(font(), 4);
    const int inside = width() - 2 * units(font(), 6);
    const int button = m_button->isHidden() ? 0 : m_button->sizeHint().height() + gap;
    const int needed =
        m_text->heightForWidth(inside) + button + units(font(), 10) + gap + 2 * units(font(), 6);
    m_icon->setVisible(height() >= needed);
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    makeRoom();
}

void EmptyState::paintIcon()
{
    m_icon->setPixmap(tintedPixmap(m_iconName,
                                   units(font(), 10),
                                   devicePixelRatioF(),
                                   secondaryColor(palette(), palette().color(QPalette::Base))));
}

void EmptyState::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // The icon is a pixmap in a colour of the old palette.
    if (event->type() == QEvent::PaletteChange && !m_iconName.isEmpty())
        paintIcon();
}

} // namespace dogear::widgets
