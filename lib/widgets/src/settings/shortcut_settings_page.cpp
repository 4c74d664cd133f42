// SPDX-License-Identifier: GPL-3.0-or-later
#include "shortcut_settings_page.h"

#include "parts/search_field.h"
#include "settings_form.h"
#include "shortcut_editor.h"

#include <widgets/metrics.h>

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::ShortcutSettings;

namespace {

constexpr int actionRole = Qt::UserRole; ///< name of the action of a row
constexpr int textColumn = 0;
constexpr int keyColumn = 1;
constexpr double minTableUnits = 40;

ShortcutSettings &shortcutsOf(settings::UserSettings &all)
{
    return all.shortcuts;
}

} // namespace

ShortcutSettingsPage::ShortcutSettingsPage(const QList<ShortcutRow> &rows, QWidget *parent)
    : SettingsPage(u"settingsShortcuts"_s, u"keyboard"_s, tr("Shortcuts"), parent)
    , m_edits(rows)
    , m_search(new SearchField(u"shortcutSearch"_s, tr("Find an action or a key"), this))
    , m_table(new QTreeWidget(this))
    , m_nothing(new QLabel(tr("No action has these words."), this))
    , m_editor(new ShortcutEditor(this))
{
    auto *column = new QVBoxLayout(this);
    const int margin = units(font(), 2);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(units(font(), 2));
    addLetterKeys(*column);
    m_search->setAccessibleName(m_search->placeholderText());
    column->addWidget(m_search);
    createTable();
    column->addWidget(m_table, 1);
    m_nothing->setObjectName(u"shortcutNothing"_s);
    m_nothing->hide();
    column->addWidget(m_nothing);
    column->addWidget(m_editor);
    connectEditor();
    addMember<ShortcutSettings>(shortcutsOf, [this](const ShortcutSettings &changes) {
        m_edits.setChanges(changes);
        showKeys();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        filter(foldedWords(text));
    });
    setSettings({});
}

void ShortcutSettingsPage::addLetterKeys(QVBoxLayout &column)
{
    auto *top = new QWidget(this);
    SettingsForm form(*this, *top);
    QCheckBox *letters = form.addSwitch(u"settingsLetterKeys"_s,
                                        tr("Shortcuts of one letter"),
                                        tr("N, S, M and other keys without Ctrl act anywhere in "
                                           "the window"));
    form.alsoFoundBy(tr("single character keys dictation", "words that find letter keys"));
    bind(*letters, [](Settings &all) -> bool & { return all.interface.usesLetterKeys; });
    column.addWidget(top);
}

void ShortcutSettingsPage::createTable()
{
    m_table->setObjectName(u"settingsShortcutTable"_s);
    m_table->setAccessibleName(tr("Actions and their shortcuts"));
    m_table->setToolTip(tr("Select an action to change its shortcuts below"));
    m_table->setColumnCount(2);
    m_table->setHeaderLabels({tr("Action"), tr("Shortcuts")});
    m_table->setRootIsDecorated(false);
    m_table->setItemsExpandable(false);
    m_table->setMinimumHeight(units(font(), minTableUnits));
    m_table->header()->setSectionResizeMode(textColumn, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(keyColumn, QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(false);
    QTreeWidgetItem *group = nullptr;
    for (const ShortcutRow &row : m_edits.rows()) {
        if (!group || group->text(textColumn) != row.group) {
            group = new QTreeWidgetItem(m_table, {row.group});
            group->setFont(textColumn, semibold(font()));
            group->setFlags(Qt::ItemIsEnabled); // a heading cannot be selected
        }
        auto *item = new QTreeWidgetItem(group, {row.text});
        item->setData(textColumn, actionRole, row.action);
        m_items.insert(row.action, item);
    }
    m_table->expandAll();
    addRow(*m_table, m_table, m_table->accessibleName(), m_table->toolTip());
    addSynonyms(tr("hotkeys keyboard key bindings", "words that find the shortcuts"));
    connect(m_table, &QTreeWidget::currentItemChanged, this, [this] {
        m_editor->setRow(currentRow());
    });
    connect(m_table, &QTreeWidget::itemActivated, m_editor, &ShortcutEditor::beginRecording);
}

void ShortcutSettingsPage::connectEditor()
{
    connect(m_editor, &ShortcutEditor::recorded, this, &ShortcutSettingsPage::record);
    connect(m_editor, &ShortcutEditor::takeoverChosen, this, [this](const QKeySequence &key) {
        if (const ShortcutRow *row = currentRow())
            change(m_edits.added(row->action, key));
    });
    connect(m_editor, &ShortcutEditor::removeRequested, this, [this](const QKeySequence &key) {
        if (const ShortcutRow *row = currentRow())
            change(m_edits.removed(row->action, key));
    });
    connect(m_editor, &ShortcutEditor::resetRequested, this, [this] {
        if (const ShortcutRow *row = currentRow())
            change(m_edits.reset(row->action));
    });
}

const ShortcutRow *ShortcutSettingsPage::currentRow() const
{
    const QTreeWidgetItem *item = m_table->currentItem();
    return item ? m_edits.row(item->data(textColumn, actionRole).toString()) : nullptr;
}

void ShortcutSettingsPage::showKeys()
{
    for (const ShortcutRow &row : m_edits.rows()) {
        QTreeWidgetItem *item = m_items.value(row.action);
        const bool isChanged = row.current != row.standard;
        item->setText(keyColumn, nativeText(row.current));
        item->setFont(keyColumn, isChanged ? semibold(font()) : font());
        const QString standard =
            row.standard.isEmpty() ? tr("none", "standard shortcut") : nativeText(row.standard);
        item->setToolTip(keyColumn,
                         isChanged ? tr("Changed; the standard is: %1").arg(standard) : QString());
    }
    m_editor->setRow(currentRow());
}

void ShortcutSettingsPage::record(const QKeySequence &key)
{
    const ShortcutRow *row = currentRow();
    if (!row)
        return;
    if (const ShortcutRow *owner = m_edits.owner(key, row->action))
        m_editor->offerTakeover(key, owner->text);
    else
        change(m_edits.added(row->action, key));
}

void ShortcutSettingsPage::change(const ShortcutSettings &changes)
{
    m_edits.setChanges(changes);
    showKeys();
    set<ShortcutSettings>(shortcutsOf, changes);
}

void ShortcutSettingsPage::filter(const QStringList &words)
{
    bool isAnyShown = false;
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        QTreeWidgetItem *group = m_table->topLevelItem(i);
        bool isGroupShown = false;
        for (int j = 0; j < group->childCount(); ++j) {
            QTreeWidgetItem *item = group->child(j);
            const QStringList found =
                foldedWords(group->text(textColumn) + u' ' + item->text(textColumn) + u' '
                            + item->text(keyColumn));
            const bool isShown = words.isEmpty() || haveAll(found, words);
            item->setHidden(!isShown);
            isGroupShown = isGroupShown || isShown;
        }
        group->setHidden(!isGroupShown);
        isAnyShown = isAnyShown || isGroupShown;
    }
    m_nothing->setVisible(!isAnyShown && !words.isEmpty());
}

/// Finds actions, too: the table then lists only those.
PageMatch ShortcutSettingsPage::search(const QStringList &words)
{
    PageMatch page = SettingsPage::search(words);
    QTreeWidgetItem *first = nullptr;
    for (const ShortcutRow &row : m_edits.rows()) {
        const SettingMatch match = matchOf({.label = foldedWords(row.text),
                                            .others = foldedWords(nativeText(row.current)),
                                            .around = foldedWords(row.group + u' ' + title())},
                                           words);
        if (match == SettingMatch::None)
            continue;
        page.match = std::max(page.match, match);
        if (!first)
            first = m_items.value(row.action);
    }
    filter(first ? words : foldedWords(m_search->text()));
    if (first) {
        m_table->setCurrentItem(first);
        if (!page.first)
            page.first = m_table;
    }
    return page;
}

} // namespace dogear::widgets
