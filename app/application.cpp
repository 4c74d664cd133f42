// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "features/backup/backup_controller.h"
#include "features/discover_features.h"
#include "features/settings/settings_controller.h"
#include "features/shows/media_opener.h"
#include "start/language.h"
#include "start/sound_module.h"

#include <base/future.h>
#include <base/workers.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>

#include <QApplication>
#include <QIcon>
#include <QTimer>
#include <QtConcurrentRun>

#include <resources/guide_resource.h>
#include <resources/icon_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

using widgets::MessageBar;

namespace {

/// Delay of the parts that the user does not see: the window is painted before they start.
constexpr std::chrono::milliseconds deferredStartDelay{100};
/// Delay of loading the sound module, so that it does not slow the start down (decision 80).
constexpr std::chrono::milliseconds soundPreloadDelay{500};

} // namespace

Result<std::unique_ptr<Application>> Application::create(const ApplicationOptions &options)
{
    // Qt resources of static libraries have to be registered explicitly, before their first use.
    resources::loadGuide();
    resources::loadIcons();
    installTranslations();
    const auto folders = settings::DataFolders::create(options.dataDir);
    if (!folders)
        return failure(folders.error());
    // Before the constructor, which opens files of the library: their restored versions are renamed
    // into place while no file is open (decision 58).
    const auto restored = maintenance::finishRestore(*folders);
    if (!restored)
        return failure(restored.error());
    // Not make_unique: the constructor is private.
    return std::unique_ptr<Application>(new Application(options, *folders, *restored));
}

Application::Application(const ApplicationOptions &options,
                         const settings::DataFolders &folders,
                         const std::optional<maintenance::Restored> &restored)
    : m_options(options)
    , m_restored(restored)
    , m_services(folders)
    , m_models(m_services)
    , m_window(m_models, m_services.session, m_services.sound, m_services.settings)
    , m_features(new Features(m_services, m_models, m_window))
    , m_downloads(new DownloadConfigurator(*m_services.downloads,
                                           m_services.streamer,
                                           m_services.network,
                                           folders.downloads,
                                           m_window.messages()))
    , m_documents(new DocumentController(m_services.library.documents().collector,
                                         m_services.library.documents().maker,
                                         m_services.network,
                                         m_window.messages()))
    , m_desktop(m_services, m_window, m_features->library().opener())
    , m_privacy(new PrivacyController(m_services.networking.contacts(),
                                      m_services.library.subscriptions(),
                                      m_services.streamer,
                                      m_window.details().episodePage(),
                                      m_window.messages(),
                                      m_window))
{
    m_features->addToHelpMenu(m_privacy->open());
}

Application::~Application() = default;

void Application::start()
{
    // Before restore(), which loads the episode of the last session (services.h).
    m_services.startPlayback();
    m_features->restore();
    m_window.show();
    m_services.startLibrary();
    // If the library cannot be opened, this job reports it in the message bar.
    m_services.library.episodes().importSavedPositions().then(
        &m_window, [this](const Result<int> &taken) {
            if (!taken)
                m_window.messages().showError(taken.error());
        });
    startPrivacy();
    startDownloads();
    startDocuments();
    startBackups();
    open(m_options.inputs, m_options.workingDirectory);
    scheduleDeferredStart();
}

void Application::open(const QStringList &inputs, const QString &workingDirectory)
{
    m_features->library().opener().open(inputs, workingDirectory);
}

void Application::scheduleDeferredStart()
{
    // With an episode in the player the user may press Play soon, so the sound module is loaded in
    // advance. A user who only reads never loads its forty libraries.
    QObject::connect(
        &m_services.session,
        &listening::PlaybackSession::currentChanged,
        &m_window,
        [this] { QTimer::singleShot(soundPreloadDelay, &m_window, [this] { preloadSound(); }); },
        Qt::SingleShotConnection);
    // Both would delay the first painting of the window: connecting to the buses may take tens of
    // milliseconds, and the desktop asks for the icon in many sizes.
    QTimer::singleShot(deferredStartDelay, &m_window, [this] {
        QApplication::setWindowIcon(QIcon(u":/icons/dogear.svg"_s));
        m_desktop.start();
        m_features->discover().readKey();
    });
}

void Application::preloadSound()
{
    // Loading the libraries takes tens of milliseconds, so a worker does it. The device itself
    // consists of QObjects of the GUI thread, hence prepare() in the continuation; it reports a
    // module that could not be loaded.
    const auto load = [] { return loadSoundModule().has_value(); };
    Future<bool>(QtConcurrent::run(workers(), load)).then(&m_services.output, [this](bool) {
        m_services.output.prepare();
    });
}

void Application::startDownloads()
{
    const SettingsController &settings = m_features->settings();
    QObject::connect(&settings,
                     &SettingsController::downloadsChanged,
                     m_downloads,
                     &DownloadConfigurator::setDownloads);
    QObject::connect(
        &settings, &SettingsController::cacheChanged, m_downloads, &DownloadConfigurator::setCache);
    // Also before the downloads start: streams use the read-ahead time, and the last session's
    // episode can be played at once.
    m_downloads->setCache(m_services.settings.cache());
    // The network status is read before the first download, because the network may be metered.
    // Reading it may wait for the system bus, so it happens after the window is painted.
    QTimer::singleShot(deferredStartDelay, &m_window, [this] {
        m_services.network.start();
        m_downloads->start(m_services.settings.downloads(), m_services.settings.cache());
    });
}

void Application::startDocuments()
{
    QObject::connect(&m_features->settings(),
                     &SettingsController::documentsChanged,
                     m_documents,
                     &DocumentController::setDocuments);
    // Returns at once; the work begins after DocumentCollector::startDelay.
    m_documents->start(m_services.settings.documents());
}

void Application::startPrivacy()
{
    m_privacy->setPrivacy(m_services.settings.desktop().privacy());
    // The requests of the start wait for the password of the proxy, if it has one.
    QTimer::singleShot(deferredStartDelay, &m_window, [this] {
        m_services.networking.configurator().readPassword().then(
            &m_window, [this](const Result<> &isRead) {
                if (!isRead)
                    m_window.messages().showError(isRead.error());
            });
    });
}

void Application::startBackups()
{
    using maintenance::AutomaticBackups;
    BackupController &backup = m_features->backup();
    QObject::connect(&backup, &BackupController::restartRequested, &m_window, [this] {
        // Closing the window ends the event loop; main() then creates the next Application.
        m_wantsRestart = true;
        m_window.close();
    });
    if (m_restored)
        backup.reportRestored(*m_restored);
    AutomaticBackups &daily = m_services.dailyBackups;
    const auto keepFree = [&daily](const settings::DownloadSettings &downloads) {
        // Automatic backups respect the same minimum of free disk space as downloads.
        daily.setKeepsFree(qint64(downloads.keepFreeMegabytes) * 1'000'000);
    };
    keepFree(m_services.settings.downloads());
    QObject::connect(
        &m_features->settings(), &SettingsController::downloadsChanged, &daily, keepFree);
    QObject::connect(
        &daily, &AutomaticBackups::failed, &m_window.messages(), &MessageBar::showError);
    daily.start();
}

} // namespace dogear
