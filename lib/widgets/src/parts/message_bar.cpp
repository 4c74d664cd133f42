// SPDX-License-Identifier: GPL-3.0-or-later
#include "outlined_panel.h"

#include <widgets/icons.h>
#include <widgets/key_hints.h>
#include <widgets/message_bar.h>
#include <widgets/metrics.h>
#include <words/download_text.h>
#include <words/error_text.h>

#include <QApplication>
#include <QCursor>
#include <QEvent>
#include <QHBoxLayout>
#include <QHideEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr double signUnits = 5;

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new QLabel(this))
    , m_button(new QPushButton(this))
    , m_undo(new UndoStack(this))
    , m_timer(this)
{
    setObjectName(u"messageBar"_s);
    m_text->setObjectName(u"messageText"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_button->setObjectName(u"messageAction"_s);
    auto *close = new QToolButton(this);
    close->setObjectName(u"messageClose"_s);
    close->setIcon(themedIcon(u"close"_s));
    close->setAutoRaise(true);
    close->setToolTip(tr("Close this message"));
    close->setAccessibleName(close->toolTip());

    auto *row = new QHBoxLayout(this);
    row->setSpacing(units(font(), 2));
    row->addWidget(m_text, 1);
    row->addWidget(m_button);
    row->addWidget(close);

    m_timer.setObjectName(u"messageTimer"_s);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &MessageBar::hideUnlessHovered);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_button, &QPushButton::clicked, this, &MessageBar::act);
    connect(m_undo, &UndoStack::failed, this, &MessageBar::reportFailedUndo);
    connect(m_undo, &UndoStack::changed, this, [this] {
        // Undone with the key, so the button has nothing left to undo.
        if (m_offered != 0 && !m_undo->contains(m_offered))
            hide();
    });
    setError(false);
    hide();
}

void MessageBar::show(const QString &text, const QString &actionText, std::function<void()> action)
{
    m_text->setText(text);
    m_action = std::move(action);
    m_offered = 0;
    m_extensions = 0;
    setError(false);
    m_button->setText(actionText);
    m_button->setVisible(bool(m_action));
    m_button->setToolTip({});
    setAccessibleName(text);
    place();
    // A message without an action stays until the user has read and closed it.
    m_timer.stop();
    if (m_action)
        m_timer.start(undoTime);
    QFrame::show();
}

void MessageBar::showError(const Error &error)
{
    show(words::errorSentence(error));
    setError(true);
    place(); // the sign leaves less room for the text
}

/// Sets whether a warning sign stands before the text.
void MessageBar::setError(bool isError)
{
    m_isError = isError;
    const int gap = units(font(), 2);
    const int sign = isError ? units(font(), signUnits) + gap : 0;
    const bool isReversed = layoutDirection() == Qt::RightToLeft;
    const int lead = 2 * gap + sign;
    layout()->setContentsMargins(isReversed ? gap : lead, gap, isReversed ? lead : gap, gap);
    update();
}

UndoStack::Key MessageBar::offerUndo(const QString &text, const UndoableAct &act)
{
    const UndoStack::Key key = m_undo->add(act);
    offerUndoOf(text, key);
    m_button->setToolTip(withKey(tr("Undo “%1”").arg(act.name), keyOf(*this, u"actionUndo"_s)));
    return key;
}

void MessageBar::offerUndoOf(const QString &text, UndoStack::Key act)
{
    show(text, tr("Undo"), [this, act] { m_undo->undo(act); });
    m_offered = act;
}

void MessageBar::reportFailedUndo(const QString &act, const Error &error)
{
    if (error.code == ErrorCode::Cancelled)
        return; // by the user, who needs no message
    if (error.code == ErrorCode::NotFound)
        show(tr("“%1” can no longer be undone, because it has changed since.").arg(act));
    else
        show(
            tr("“%1” could not be undone: %2.", "act, reason").arg(act, words::errorReason(error)));
}

void MessageBar::showBriefly(const QString &text)
{
    show(text);
    m_timer.start(undoTime);
}

void MessageBar::act()
{
    // Taken out first: hide() drops m_action, and the action may itself show a message with
    // another.
    const auto action = std::exchange(m_action, {});
    hide();
    if (action)
        action();
}

/// Hides the message when its time is up, unless the user is about to use it or is away, in another
/// window: then for maxUndoTime at most.
void MessageBar::hideUnlessHovered()
{
    const QWidget *focused = QApplication::focusWidget();
    const bool isHeld = underMouse() || (focused && isAncestorOf(focused))
                        || !window()->frameGeometry().contains(QCursor::pos());
    if (isHeld && ++m_extensions < maxUndoTime / undoTime)
        m_timer.start();
    else
        hide();
}

/// Drops the action; an act that the message offered to undo stays in the stack.
void MessageBar::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    if (event->spontaneous()) // the window was minimised, and the message comes back with it
        return;
    m_action = {};
    m_offered = 0;
}

void MessageBar::showPersistent(const QString &text,
                                const QString &actionText,
                                std::function<void()> action)
{
    show(text, actionText, std::move(action));
    m_timer.stop();
}

void MessageBar::overlay(QWidget &area)
{
    m_area = &area;
    area.installEventFilter(this);
    place();
}

/// Puts the bar over the bottom of its area, in front of other widgets and as high as its text
/// needs.
void MessageBar::place()
{
    if (!m_area || !parentWidget())
        return;
    const int gap = units(font(), 2);
    const int width = m_area->width() - 2 * gap;
    // The text wraps, so in a narrow pane the bar is higher.
    const int height = hasHeightForWidth() ? heightForWidth(width) : sizeHint().height();
    const QPoint corner =
        m_area->mapTo(parentWidget(), QPoint(gap, m_area->height() - height - gap));
    setGeometry(QRect(corner, QSize(width, height)));
    raise();
}

bool MessageBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_area && (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        place();
    return QFrame::eventFilter(watched, event);
}

void MessageBar::showEvent(QShowEvent *event)
{
    QFrame::showEvent(event);
    place();
}

/// Paints the bar in the window's colours, because a message is no warning; the outline separates
/// it from the list behind it.
void MessageBar::paintEvent(QPaintEvent * /*event*/)
{
    paintOutlinedPanel(*this, QPalette::Window);
    if (!m_isError)
        return;
    QPainter painter(this);
    const int size = units(font(), signUnits);
    const QRect place(units(font(), 4), (height() - size) / 2, size, size);
    painter.drawPixmap(
        QStyle::visualRect(layoutDirection(), rect(), place).topLeft(),
        tintedPixmap(
            u"warning"_s, size, devicePixelRatioF(), palette().color(QPalette::WindowText)));
}

void MessageBar::withdraw(const QString &text)
{
    if (m_text->text() == text)
        hide();
}

QString MessageBar::text() const
{
    return m_text->text();
}

} // namespace dogear::widgets
