// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists the players that were found on this computer, next to a button for a file.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_import_dialog.cpp

#include <QList>
#include <QWidget>

#include <importers/player.h>
#include <optional>

class QLabel;
class QListWidget;
class QPushButton;

namespace dogear::widgets {

class PlayerChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit PlayerChoice(QWidget *parent = nullptr);

    /// Says that players are being looked for.
    void showSearching();
    void setPlayers(const QList<importers::PlayerFile> &players);
    /// Shows why the last attempt failed; with \a isDamaged, a button offers to read the rest of
    /// the file. An empty \a text hides both.
    void setProblem(const QString &text, bool isDamaged);
    /// The selected player, if there is one.
    [[nodiscard]] std::optional<importers::PlayerFile> selected() const;

signals:
    /// Emitted when another player, or none, is selected.
    void selectionChanged();
    /// Emitted when the user opens a player of the list with Return or a double click.
    void activated();
    /// Emitted when the user wants to choose a file.
    void fileWanted();
    /// Emitted when the user wants what can be read of the damaged file.
    void damagedWanted();

private:
    void showState();

    QLabel *m_text;
    QListWidget *m_list;
    QLabel *m_problem;
    QPushButton *m_readRest;
    QPushButton *m_file;
    QList<importers::PlayerFile> m_players;
    bool m_isSearching = false;
};

} // namespace dogear::widgets
