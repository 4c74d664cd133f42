// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores what the window restores at the next start: sizes, the selected view, the filters
///        of each view and what the user has used in the command palette.
///
/// Threads: GUI thread.
/// Owner:   the Settings, in whose file it is.
/// Tests:   tests/unit/settings/tst_settings.cpp

#include <settings/use_counts.h>

#include <QByteArray>
#include <QString>

class QSettings;

namespace dogear::settings {

struct MainWindowState
{
    QByteArray geometry;       ///< QWidget::saveGeometry
    QByteArray splitterState;  ///< QSplitter::saveState
    QString viewName;          ///< the selected view or show, as the sidebar names it
    qint64 episode = 0;        ///< id of the selected episode; 0 is none
    qint64 playingEpisode = 0; ///< id of the episode in the player bar; 0 is none

    friend bool operator==(const MainWindowState &, const MainWindowState &) = default;
};

/// Separate window for videos.
struct VideoWindowState
{
    QByteArray geometry;     ///< QWidget::saveGeometry
    bool isDetached = false; ///< videos play in this window, not next to the notes

    friend bool operator==(const VideoWindowState &, const VideoWindowState &) = default;
};

class WindowState final
{
public:
    explicit WindowState(QSettings &ini)
        : m_ini(ini)
    {}

    [[nodiscard]] MainWindowState mainWindow() const;
    void setMainWindow(const MainWindowState &window);
    [[nodiscard]] VideoWindowState videoWindow() const;
    void setVideoWindow(const VideoWindowState &window);

    /// Returns the view options of the episode list for \a viewName; the list defines both texts.
    /// An empty text stands for the defaults.
    [[nodiscard]] QString view(const QString &viewName) const;
    void setView(const QString &viewName, const QString &view);
    /// Returns position and size of the dialog \a name (QWidget::saveGeometry); empty at first.
    [[nodiscard]] QByteArray dialogGeometry(const QString &name) const;
    void setDialogGeometry(const QString &name, const QByteArray &geometry);
    /// Returns the page that the dialog \a name showed last; empty at first.
    [[nodiscard]] QString dialogPage(const QString &name) const;
    void setDialogPage(const QString &name, const QString &page);
    /// Returns how much each palette entry is used.
    [[nodiscard]] UseCounts &useCounts() { return m_useCounts; }

private:
    QSettings &m_ini;
    UseCounts m_useCounts{m_ini};
};

} // namespace dogear::settings
