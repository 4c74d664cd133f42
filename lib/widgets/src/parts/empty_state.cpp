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
    const int margin = units(font(), 6);
    column->setContentsMargins(margin, margin, margin, margin);
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
    paintIcon();
    m_text->setText(text);
    m_button->setText(buttonText);
    m_button->setVisible(!buttonText.isEmpty());
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
    if (event->type() == QEvent::PaletteChange && !m_iconName.isEmpty())
        paintIcon();
}

} // namespace dogear::widgets
