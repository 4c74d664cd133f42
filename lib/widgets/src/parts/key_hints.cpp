// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/key_command.h>
#include <widgets/key_hints.h>
#include <widgets/literal_text.h>

#include <QAction>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QToolTip>
#include <QWidget>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Context of the translations, as these functions belong to no class.
struct KeyHints
{
    Q_DECLARE_TR_FUNCTIONS(KeyHints)
};

QString withHint(const QString &text, const QString &hint)
{
    return KeyHints::tr("%1 (%2)", "what a button does, and its key").arg(text, hint);
}

} // namespace

QKeySequence keyOf(const QWidget &widget, const QString &name)
{
    const QWidget *window = widget.window();
    if (const auto *action = window->findChild<QAction *>(name))
        return action->shortcut();
    if (const auto *command = window->findChild<KeyCommand *>(name))
        return command->keys().value(0);
    return {};
}

QString keyText(const QKeySequence &key)
{
    return key.toString(QKeySequence::NativeText);
}

QString withKey(const QString &text, const QKeySequence &key)
{
    return key.isEmpty() ? text : withHint(text, keyText(key));
}

void showKey(QAction &entry, const QKeySequence &key)
{
    entry.setShortcut(key);
    entry.setShortcutVisibleInContextMenu(true); // which Qt leaves to the desktop otherwise
}

KeyToolTip::KeyToolTip(QWidget &widget, const QStringList &names, const QString &pattern)
    : QObject(&widget)
    , m_widget(widget)
    , m_names(names)
    , m_pattern(pattern)
{
    widget.installEventFilter(this);
}

QString KeyToolTip::text() const
{
    const QString text = m_widget.toolTip();
    QStringList keys;
    for (const QString &name : m_names)
        keys.append(keyText(keyOf(m_widget, name)));
    // Text from elsewhere is HTML (literal_text.h), to which nothing can be added.
    if (!m_isShown || text.isEmpty() || text.startsWith(u'<') || keys.contains(QString()))
        return text;
    if (m_pattern.isEmpty())
        return withHint(text, keys.join(u", "_s));
    QString hint = m_pattern;
    for (const QString &key : std::as_const(keys))
        hint = hint.arg(key);
    return withHint(text, hint);
}

bool KeyToolTip::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QObject::eventFilter(watched, event);
    const QString shown = text();
    // Plain text that Qt might take for HTML: a key may be "<".
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                       shown.startsWith(u'<') ? shown : literalToolTip(shown),
                       &m_widget);
    return true;
}

} // namespace dogear::widgets
