// SPDX-License-Identifier: GPL-3.0-or-later
#include "shortcut_edits.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::ShortcutSettings;

namespace {

/// Reads keys of the settings; text that is no shortcut is left out.
QList<QKeySequence> keysOf(const QStringList &texts)
{
    QList<QKeySequence> keys;
    for (const QString &text : texts) {
        const QKeySequence key = QKeySequence::fromString(text, QKeySequence::PortableText);
        if (!key.isEmpty() && key[0].key() != Qt::Key_unknown && !keys.contains(key))
            keys.append(key);
    }
    return keys;
}

/// Where the keys of \a row work: in its list, or in the whole window (empty), whose actions have
/// names that begin with "action".
QString scopeOf(const ShortcutRow &row)
{
    return row.action.startsWith("action"_L1) ? QString() : row.group;
}

} // namespace

ShortcutEdits::ShortcutEdits(QList<ShortcutRow> rows)
    : m_rows(std::move(rows))
{}

void ShortcutEdits::setChanges(const ShortcutSettings &changes)
{
    m_changes = changes;
    for (ShortcutRow &row : m_rows) {
        const auto changed = changes.constFind(row.action);
        row.current = changed == changes.cend() ? row.standard : keysOf(*changed);
    }
}

const ShortcutRow *ShortcutEdits::row(const QString &action) const
{
    const auto found = std::ranges::find(m_rows, action, &ShortcutRow::action);
    return found == m_rows.end() ? nullptr : &*found;
}

const ShortcutRow *ShortcutEdits::owner(const QKeySequence &key, const QString &action) const
{
    const ShortcutRow *wanting = row(action);
    const auto found = std::ranges::find_if(m_rows, [&](const ShortcutRow &each) {
        return each.action != action && each.current.contains(key) && wanting
               && scopeOf(each) == scopeOf(*wanting);
    });
    return found == m_rows.end() ? nullptr : &*found;
}

void ShortcutEdits::setKeys(ShortcutSettings &changes,
                            const ShortcutRow &row,
                            const QList<QKeySequence> &keys) const
{
    if (keys == row.standard) {
        changes.remove(row.action);
        return;
    }
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::PortableText));
    changes.insert(row.action, texts);
}

void ShortcutEdits::takeFromOthers(ShortcutSettings &changes,
                                   const ShortcutRow &action,
                                   const QList<QKeySequence> &keys) const
{
    for (const ShortcutRow &row : m_rows) {
        if (row.action == action.action || scopeOf(row) != scopeOf(action))
            continue;
        QList<QKeySequence> left = row.current;
        if (left.removeIf([&keys](const QKeySequence &key) { return keys.contains(key); }) > 0)
            setKeys(changes, row, left);
    }
}

ShortcutSettings ShortcutEdits::added(const QString &action, const QKeySequence &key) const
{
    ShortcutSettings changes = m_changes;
    const ShortcutRow *changed = row(action);
    if (!changed || changed->current.contains(key))
        return changes;
    takeFromOthers(changes, *changed, {key});
    setKeys(changes, *changed, changed->current + QList{key});
    return changes;
}

ShortcutSettings ShortcutEdits::removed(const QString &action, const QKeySequence &key) const
{
    ShortcutSettings changes = m_changes;
    const ShortcutRow *changed = row(action);
    if (!changed)
        return changes;
    QList<QKeySequence> left = changed->current;
    left.removeAll(key);
    setKeys(changes, *changed, left);
    return changes;
}

ShortcutSettings ShortcutEdits::reset(const QString &action) const
{
    ShortcutSettings changes = m_changes;
    const ShortcutRow *changed = row(action);
    if (!changed)
        return changes;
    takeFromOthers(changes, *changed, changed->standard);
    setKeys(changes, *changed, changed->standard);
    return changes;
}

QString nativeText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(key.toString(QKeySequence::NativeText));
    return texts.join(u", "_s);
}

} // namespace dogear::widgets
