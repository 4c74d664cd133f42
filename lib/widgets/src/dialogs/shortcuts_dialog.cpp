// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/metrics.h>
#include <widgets/mnemonics.h>
#include <widgets/shortcuts_dialog.h>

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequence>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Translates the name of a key: "Del" is "Entf" on a German desktop.
QString native(const QString &portable)
{
    return QKeySequence(portable, QKeySequence::PortableText).toString(QKeySequence::NativeText);
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const QList<QMenu *> &menus, QWidget *parent)
    : QDialog(parent)
    , m_tree(new QTreeWidget(this))
{
    setObjectName(u"shortcutsDialog"_s);
    setWindowTitle(tr("Keyboard shortcuts"));
    m_tree->setObjectName(u"shortcuts"_s);
    m_tree->setAccessibleName(windowTitle());
    m_tree->setColumnCount(2);
    m_tree->setHeaderLabels({tr("Action"), tr("Key")});
    m_tree->setRootIsDecorated(false);
    m_tree->setItemsExpandable(false);
    for (const QMenu *menu : menus)
        addMenu(*menu);
    addLists();
    m_tree->expandAll();
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_tree->header()->setStretchLastSection(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Close"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_tree);
    column->addWidget(buttons);
    resize(units(font(), 110), units(font(), 130));
}

QTreeWidgetItem *ShortcutsDialog::addGroup(const QString &title)
{
    auto *group = new QTreeWidgetItem(m_tree, {title});
    group->setFont(0, semibold(font()));
    group->setFlags(Qt::ItemIsEnabled); // a heading cannot be selected
    return group;
}

void ShortcutsDialog::addKey(QTreeWidgetItem &group, const QString &what, const QString &key)
{
    new QTreeWidgetItem(&group, {what, key}); // the group owns it
}

void ShortcutsDialog::addMenu(const QMenu &menu)
{
    QTreeWidgetItem *group = nullptr; // a menu without keys gets no heading
    for (const QAction *action : menu.actions()) {
        if (action->shortcut().isEmpty())
            continue;
        if (!group)
            group = addGroup(withoutMnemonic(menu.title()));
        addKey(*group,
               withoutMnemonic(action->text()),
               action->shortcut().toString(QKeySequence::NativeText));
    }
}

/// Adds the keys that lists handle themselves, which no menu of the window shows.
void ShortcutsDialog::addLists()
{
    QTreeWidgetItem &episodes = *addGroup(tr("In the list of episodes"));
    addKey(episodes, tr("Play"), native(u"Return"_s));
    addKey(episodes, tr("Add to or remove from Up next"), native(u"Q"_s));
    addKey(episodes, tr("Download"), native(u"D"_s));
    addKey(episodes, tr("Remove from Up next or Downloads"), native(u"Del"_s));
    addKey(episodes, tr("Move up"), native(u"Alt+Up"_s));
    addKey(episodes, tr("Move down"), native(u"Alt+Down"_s));
    addKey(episodes, tr("Clear the search"), native(u"Esc"_s));
    QTreeWidgetItem &everywhere = *addGroup(tr("Everywhere"));
    addKey(everywhere, tr("Search in the transcript"), native(u"Ctrl+Shift+F"_s));
    addKey(everywhere, tr("Rename a show, tag, search or bookmark"), native(u"F2"_s));
    addKey(everywhere, tr("Context menu"), native(u"Shift+F10"_s));
}

} // namespace dogear::widgets
