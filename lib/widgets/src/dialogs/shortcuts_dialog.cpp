// SPDX-License-Identifier: GPL-3.0-or-later
#include "parts/search_field.h"

#include <widgets/key_hints.h>
#include <widgets/metrics.h>
#include <widgets/shortcuts_dialog.h>

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// "F1, Ctrl+?"
QString keysText(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts.append(keyText(key));
    return texts.join(u", "_s);
}

bool matches(const QTreeWidgetItem &row, const QStringList &words)
{
    const QString text = row.parent()->text(0) + u' ' + row.text(0) + u' ' + row.text(1);
    return std::ranges::all_of(
        words, [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<ShortcutRow> &rows, QWidget *parent)
    : QDialog(parent)
    , m_search(new SearchField(u"shortcutSearch"_s, tr("Search actions and keys"), this))
    , m_tree(new QTreeWidget(this))
    , m_nothing(new QLabel(tr("No shortcut matches."), this))
{
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    m_search->setAccessibleName(m_search->placeholderText());
    createTree();
    for (const ShortcutRow &row : rows) {
        if (!row.current.isEmpty())
            addKey(row.group, row.text, keysText(row.current));
    }
    addFixedKeys();
    m_tree->expandAll();
    m_nothing->setObjectName(u"shortcutsNothing"_s);
    m_nothing->hide();
    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *close = buttons->button(QDialogButtonBox::Close);
    close->setText(tr("Close"));
    QPushButton *change = buttons->addButton(tr("Change shortcuts…"), QDialogButtonBox::ActionRole);
    change->setObjectName(u"shortcutsChange"_s);
    for (QPushButton *button : {close, change})
        button->setAutoDefault(false); // Return in the search field must not leave the dialog
    connect(change, &QPushButton::clicked, this, [this] {
        accept();
        emit settingsRequested();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_search);
    column->addWidget(m_tree, 1);
    column->addWidget(m_nothing);
    column->addWidget(buttons);
    resize(units(font(), 110), units(font(), 130));
    m_search->setFocus();
}

void ShortcutsDialog::createTree()
{
    m_tree->setObjectName(u"shortcuts"_s);
    m_tree->setAccessibleName(windowTitle());
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("Action"), tr("Key")});
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
}

QTreeWidgetItem *ShortcutsDialog::groupOf(const QString &title)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        if (m_tree->topLevelItem(i)->text(0) == title)
            return m_tree->topLevelItem(i);
    }
    auto *group = new QTreeWidgetItem(m_tree, {title});
    group->setFont(0, semibold(font()));
    group->setFlags(Qt::ItemIsEnabled); // a heading cannot be selected
    return group;
}

void ShortcutsDialog::addKey(const QString &group, const QString &what, const QString &key)
{
    new QTreeWidgetItem(groupOf(group), {what, key}); // the group owns it
}

/// Adds keys that are the same in every program, or that several parts handle themselves.
void ShortcutsDialog::addFixedKeys()
{
    const QString everywhere = tr("Everywhere");
    addKey(everywhere, tr("Clear the search"), keyText(Qt::Key_Escape));
    addKey(everywhere, tr("Context menu"), keyText(QKeySequence(u"Shift+F10"_s)));
}

void ShortcutsDialog::filter(const QString &words)
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    bool hasRows = false;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_tree->topLevelItem(i);
        bool isShown = false;
        for (int row = 0; row < group->childCount(); ++row) {
            const bool isMatch = matches(*group->child(row), wanted);
            group->child(row)->setHidden(!isMatch);
            isShown = isShown || isMatch;
        }
        group->setHidden(!isShown);
        hasRows = hasRows || isShown;
    }
    m_nothing->setVisible(!hasRows);
}

} // namespace dogear::widgets
