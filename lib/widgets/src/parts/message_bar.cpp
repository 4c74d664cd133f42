// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/icons.h>
#include <widgets/message_bar.h>
#include <widgets/metrics.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
    , m_timer(this)
{
    setObjectName(u"messageBar"_s);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setObjectName(u"messageText"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_button->setObjectName(u"messageAction"_s);
    auto *close = new QToolButton(this);
    close->setObjectName(u"messageClose"_s);
    close->setIcon(themedIcon(u"close"_s, QPalette::ToolTipText));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());

    auto *row = new QHBoxLayout(this);
    const int gap = units(font(), 2);
    row->setContentsMargins(2 * gap, gap, gap, gap);
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    row->addWidget(close);

    m_timer.setObjectName(u"messageTimer"_s);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &QWidget::hide);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_button, &QPushButton::clicked, this, [this] {
        hide();
        if (const auto action = std::exchange(m_action, {}))
            action();
    });
    hide();
}

void MessageBar::show(const QString &text, const QString &actionText, std::function<void()> action)
{
    m_text->setText(text);
    m_action = std::move(action);
    m_button->setText(actionText);
    m_button->setVisible(bool(m_action));
    setAccessibleName(text);
    m_timer.stop();
    if (m_action)
        m_timer.start(undoTime);
    QFrame::show();
}

void MessageBar::showLasting(const QString &text,
                             const QString &actionText,
                             std::function<void()> action)
{
    show(text, actionText, std::move(action));
    m_timer.stop();
}

void MessageBar::takeBack(const QString &text)
{
    if (m_text->text() == text)
        hide();
}

QString MessageBar::text() const
{
    return m_text->text();
}

} // namespace dogear::widgets
