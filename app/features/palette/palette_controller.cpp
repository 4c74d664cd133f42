// SPDX-License-Identifier: GPL-3.0-or-later
#include "palette_controller.h"

#include "features/navigation/library_navigator.h"
#include "features/settings/settings_controller.h"
#include "palette_actions.h"
#include "services/library_models.h"

#include <base/clock.h>
#include <settings/use_counts.h>
#include <widgets/command_palette.h>
#include <widgets/row_menu_source.h>
#include <widgets/settings_index.h>
#include <widgets/view_text.h>

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QSet>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

using itemmodels::LibraryView;
using itemmodels::PaletteEntry;
using itemmodels::PaletteKind;
using itemmodels::SidebarRow;
using itemmodels::SidebarSection;
using widgets::CommandPalette;
using widgets::SettingsField;

namespace {

/// Interval between two pages of settings: the palette is painted and takes keys in between.
constexpr std::chrono::milliseconds pageInterval{30};

PaletteKind kindOf(SidebarSection section)
{
    switch (section) {
    case SidebarSection::Searches:
        return PaletteKind::SavedSearch;
    case SidebarSection::Tags:
        return PaletteKind::Tag;
    case SidebarSection::Shows:
    case SidebarSection::Archived:
        return PaletteKind::Show;
    case SidebarSection::Views:
    case SidebarSection::Lists:
        break;
    }
    return PaletteKind::View;
}

QString contextOf(SidebarSection section)
{
    switch (section) {
    case SidebarSection::Lists:
        return PaletteController::tr("List");
    case SidebarSection::Searches:
        return PaletteController::tr("Saved search");
    case SidebarSection::Tags:
        return PaletteController::tr("Tag");
    case SidebarSection::Shows:
        return PaletteController::tr("Show");
    case SidebarSection::Archived:
        return PaletteController::tr("Archived show");
    case SidebarSection::Views:
        break;
    }
    return PaletteController::tr("Place");
}

PaletteEntry entryOf(const SidebarRow &row)
{
    return {.key = u"view:"_s + itemmodels::toKey(row.view),
            .kind = kindOf(row.section),
            .text = row.title.isEmpty() ? widgets::viewName(row.view.kind) : row.title,
            .context = contextOf(row.section),
            .hint = row.query,
            .icon = widgets::viewIcon(row.view.kind),
            .image = row.image,
            .target = QVariant::fromValue(row.view)};
}

PaletteEntry entryOf(const SettingsField &field)
{
    const QString context = PaletteController::tr("Settings");
    return {.key = u"setting:"_s + field.name,
            .kind = PaletteKind::Setting,
            .text = field.text,
            .context = field.page.isEmpty() ? context : context + u" › "_s + field.page,
            .icon = u"settings"_s,
            .target = field.name};
}

} // namespace

PaletteController::PaletteController(LibraryModels &models,
                                     LibraryNavigator &navigator,
                                     SettingsController &settings,
                                     settings::UseCounts &uses,
                                     const Clock &clock,
                                     QMainWindow &window)
    : QObject(&window)
    , m_models(models)
    , m_navigator(navigator)
    , m_settings(settings)
    , m_uses(uses)
    , m_clock(clock)
    , m_window(window)
    , m_open(new QAction(tr("Go to anything…"), &window))
{
    m_open->setObjectName(u"actionPalette"_s);
    m_open->setShortcut(QKeySequence(u"Ctrl+K"_s));
    window.addAction(m_open);
    connect(m_open, &QAction::triggered, this, &PaletteController::openPalette);
    m_pageTimer.setSingleShot(true);
    m_pageTimer.setInterval(pageInterval);
    connect(&m_pageTimer, &QTimer::timeout, this, &PaletteController::addSettingsPage);
}

PaletteController::~PaletteController()
{
    delete m_palette; // it uses m_model, and its window may delete it later
}

void PaletteController::openPalette()
{
    if (m_palette && m_palette->isOpen())
        return;
    // The window of a video has the actions of the main window, too.
    QWidget *active = QApplication::activeWindow();
    QWidget &window = active && active->actions().contains(m_open) ? *active : m_window;
    createRowMenus();
    m_model.setEntries(entries());
    dropRowKeys();
    m_palette = new CommandPalette(m_model, m_models.images, window);
    connect(m_palette, &CommandPalette::chosen, this, &PaletteController::goTo);
    m_palette->open();
    if (m_nextPage < widgets::settingsPageCount)
        m_pageTimer.start();
}

void PaletteController::createRowMenus()
{
    for (const QPointer<QMenu> &menu : std::exchange(m_rowMenus, {}))
        delete menu;
    const auto all = m_window.findChildren<QWidget *>();
    for (QWidget *widget : all) {
        auto *source = dynamic_cast<widgets::RowMenuSource *>(widget);
        QMenu *menu = source && widget->isVisible() ? source->createRowMenu() : nullptr;
        if (!menu)
            continue;
        widget->addAction(menu->menuAction()); // its entries are at hand while the rows are visible
        m_rowMenus.append(menu);
    }
}

/// Removes the keys of the row menus once the palette has read them. Below the visible widgets of
/// the rows they would act as shortcuts, next to those of the window and the list.
void PaletteController::dropRowKeys()
{
    for (const QPointer<QMenu> &menu : std::as_const(m_rowMenus)) {
        const auto entries = menu->findChildren<QAction *>();
        for (QAction *entry : entries)
            entry->setShortcut({});
    }
}

PaletteController::Entries PaletteController::entries() const
{
    Entries all = paletteActions(m_window);
    // The actions of the Go menu are the entries of their views.
    QSet<QString> views;
    for (const PaletteEntry &entry : std::as_const(all)) {
        if (entry.kind == PaletteKind::View)
            views.insert(entry.key);
    }
    for (const SidebarRow &row : m_models.sidebar.rows()) {
        PaletteEntry entry = entryOf(row);
        if (!views.contains(entry.key))
            all.append(std::move(entry));
    }
    return withUse(all + m_settingsEntries);
}

void PaletteController::addSettingsPage()
{
    Entries added;
    const QList<SettingsField> fields = widgets::settingsFields(m_nextPage++);
    for (const SettingsField &field : fields)
        added.append(entryOf(field));
    m_settingsEntries += added;
    if (m_palette && m_palette->isOpen())
        m_palette->addEntries(withUse(added));
    if (m_nextPage < widgets::settingsPageCount)
        m_pageTimer.start();
}

PaletteController::Entries PaletteController::withUse(Entries entries) const
{
    const QHash<QString, double> scores = m_uses.scores(m_clock.now());
    for (PaletteEntry &entry : entries)
        entry.use = scores.value(entry.key);
    return entries;
}

void PaletteController::goTo(const PaletteEntry &entry)
{
    // The key of a search for episodes is empty: each has other words.
    if (!entry.key.isEmpty())
        m_uses.count(entry.key, m_clock.now());
    const QVariant &target = entry.target;
    if (entry.kind == PaletteKind::EpisodeSearch)
        m_navigator.searchFor(target.toString());
    else if (entry.kind == PaletteKind::Setting)
        m_settings.openAt(target.toString());
    else if (target.metaType() == QMetaType::fromType<LibraryView>())
        m_navigator.goTo(target.value<LibraryView>());
    else
        click(target.value<QPointer<QObject>>());
}

} // namespace dogear
