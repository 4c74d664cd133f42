// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Opens the command palette with everything that can be reached by name, and goes to what
///        the user chooses.
///
/// The entries are collected when the palette opens, from menus, buttons and the sidebar's model;
/// no episode and no file is read for them. The fields of the settings dialog follow a moment
/// later at the first opening, page by page, because they take some milliseconds.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_command_palette.cpp

#include <itemmodels/palette_model.h>

#include <QObject>
#include <QPointer>
#include <QTimer>

class QAction;
class QMainWindow;
class QMenu;

namespace dogear {
class Clock;
} // namespace dogear

namespace dogear::settings {
class UseCounts;
} // namespace dogear::settings

namespace dogear::widgets {
class CommandPalette;
} // namespace dogear::widgets

namespace dogear {

class LibraryNavigator;
class SettingsController;
struct LibraryModels;

class PaletteController final : public QObject
{
    Q_OBJECT

public:
    PaletteController(LibraryModels &models,
                      LibraryNavigator &navigator,
                      SettingsController &settings,
                      settings::UseCounts &uses,
                      const Clock &clock,
                      QMainWindow &window);
    ~PaletteController() override;

    /// The entry of the Go menu.
    [[nodiscard]] QAction *open() const { return m_open; }

private:
    using Entries = QList<itemmodels::PaletteEntry>;

    void openPalette();
    /// Makes the context menus of the current rows, whose entries are listed as well.
    void createRowMenus();
    void dropRowKeys();
    /// Lists actions and buttons, then what the sidebar lists, then the known settings.
    [[nodiscard]] Entries entries() const;
    void addSettingsPage();
    /// Sets how much each of \a entries is used.
    [[nodiscard]] Entries withUse(Entries entries) const;
    void goTo(const itemmodels::PaletteEntry &entry);

    LibraryModels &m_models;
    LibraryNavigator &m_navigator;
    SettingsController &m_settings;
    settings::UseCounts &m_uses;
    const Clock &m_clock;
    QMainWindow &m_window;
    QAction *m_open;
    itemmodels::PaletteModel m_model;
    QPointer<widgets::CommandPalette> m_palette; ///< the last one; null after it was deleted
    QList<QPointer<QMenu>> m_rowMenus;
    Entries m_settingsEntries; ///< of the pages before m_nextPage
    int m_nextPage = 0;
    QTimer m_pageTimer;
};

} // namespace dogear
