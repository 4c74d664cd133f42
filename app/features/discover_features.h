// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Creates and connects the controllers of the Discover page: search, charts, following.
///
/// Threads: GUI thread.
/// Owner:   the window; collaborators outlive it.
/// Tests:   tests/gui/tst_discover.cpp

#include <QObject>

namespace dogear::discovery {
struct PodcastIndexKey;
} // namespace dogear::discovery

namespace dogear::library {
class DirectoryConfigurator;
} // namespace dogear::library

namespace dogear {

class ChartController;
class DirectoryFollower;
class DiscoverController;
class LibraryFeatures;
class MainWindow;
class SettingsController;
struct LibraryModels;
struct Services;

class DiscoverFeatures final : public QObject
{
    Q_OBJECT

public:
    DiscoverFeatures(Services &services,
                     LibraryModels &models,
                     LibraryFeatures &library,
                     MainWindow &window);

    /// Applies what the user changes in the dialog of \a settings.
    void connectTo(SettingsController &settings);
    /// Reads the key of Podcast Index from the keychain. Call it after the window is painted.
    void readKey();

private:
    void connectPage(Services &services);
    void connectPreviews(Services &services);
    void connectSearch();
    void connectCountry();
    void storeKey(const discovery::PodcastIndexKey &key);

    LibraryModels &m_models;
    LibraryFeatures &m_library;
    MainWindow &m_window;
    library::DirectoryConfigurator &m_configurator;
    // All of them are children of the window or of the page.
    DirectoryFollower *m_follower;
    DiscoverController *m_search;
    ChartController *m_charts;
};

} // namespace dogear
