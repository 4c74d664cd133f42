// SPDX-License-Identifier: GPL-3.0-or-later
#include "application.h"

#include "features/backup/backup_controller.h"
#include "features/discover_features.h"
#include "features/settings/settings_controller.h"
#include "settings_connections.h"
#include "start/sound_module.h"
#include "window_place.h"

#include <base/future.h>
#include <base/workers.h>
#include <widgets/detail_page.h>
#include <widgets/message_bar.h>

#include <QApplication>
#include <QDialog>
#include <QIcon>
#include <QTimer>
#include <QtConcurrentRun>

#include <resources/guide_resource.h>
#include <resources/icon_resource.h>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear {

using maintenance::AutomaticBackups;
using widgets::MessageBar;

namespace {

/// Delay of the parts that the user does not see: the window is painted before they start.
constexpr std::chrono::milliseconds deferredStartDelay{100};
/// Delay of loading the sound module, so that it does not slow the start down (decision 80).
constexpr std::chrono::milliseconds soundPreloadDelay{500};

/// Automatic backups respect the same minimum of free disk space as downloads.
void keepFree(AutomaticBackups &backups, const settings::DownloadSettings &downloads)
{
    backups.setKeepsFree(qint64(downloads.keepFreeMegabytes) * 1'000'000);
}

} // namespace

Result<std::unique_ptr<Application>> Application::create(const ApplicationOptions &options)
{
    // Qt resources of static libraries have to be registered explicitly, before their first use.
    resources::loadGuide();
    resources::loadIcons();
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
    , m_languageCode(m_services.settings.desktop().appearance().language)
    , m_downloads(*m_services.downloads, m_services.streamer, m_services.network, folders.downloads)
    , m_documents(m_services.library.documents().collector,
                  m_services.library.documents().maker,
                  m_services.network)
    , m_desktop(m_services)
{
    m_language.use(m_languageCode); // before the window, whose widgets keep their texts
    (void)createWindow();
}

Application::~Application() = default;

std::unique_ptr<LibraryWindow> Application::createWindow()
{
    auto previous = std::exchange(m_window, std::make_unique<LibraryWindow>(m_services));
    connectSettings();
    connectFailures();
    connectRestart();
    m_current.set(*m_window);
    m_desktop.attach(m_window->window(), m_window->features());
    return previous;
}

void Application::connectSettings()
{
    SettingsController &settings = m_window->features().settings();
    settings.setLanguages(Language::choices());
    connectFetching(settings, m_downloads, m_documents);
    connectSession(settings, m_desktop);
    connectNetwork(settings, m_services.networking.configurator(), m_window->window().messages());
    AutomaticBackups &daily = m_services.dailyBackups;
    QObject::connect(
        &settings,
        &SettingsController::downloadsChanged,
        &daily,
        [&daily](const settings::DownloadSettings &downloads) { keepFree(daily, downloads); });
    QObject::connect(&settings,
                     &SettingsController::appearanceChanged,
                     &m_current,
                     [this](const settings::AppearanceSettings &appearance) {
                         setLanguage(appearance.language);
                     });
}

void Application::connectFailures()
{
    MessageBar &messages = m_window->window().messages();
    QObject::connect(
        &m_downloads, &DownloadConfigurator::failed, &messages, &MessageBar::showError);
    QObject::connect(&m_documents,
                     &DocumentController::failed,
                     &messages,
                     [&messages](const QString &sentence) { messages.show(sentence); });
    QObject::connect(
        &m_services.dailyBackups, &AutomaticBackups::failed, &messages, &MessageBar::showError);
}

void Application::connectRestart()
{
    QObject::connect(
        &m_window->features().backup(), &BackupController::restartRequested, &m_current, [this] {
            // This ends the event loop; main() then creates the next Application.
            m_wantsRestart = true;
            m_window->window().quit();
        });
}

void Application::setLanguage(const QString &code)
{
    m_languageCode = code;
    // Queued, because the settings dialog, which belongs to the window, emits the signal.
    if (code != m_language.code())
        QMetaObject::invokeMethod(
            &m_current, [this] { replaceWindow(); }, Qt::QueuedConnection);
}

void Application::replaceWindow()
{
    if (m_languageCode == m_language.code()) // chosen and taken back since
        return;
    if (const QDialog *dialog = dialogToWaitFor(m_window->window())) {
        m_current.showMessage(
            QCoreApplication::translate("Application", "The language changes when you close “%1”.")
                .arg(dialog->windowTitle()));
        QObject::connect(
            dialog,
            &QDialog::finished,
            &m_current,
            [this] { replaceWindow(); },
            Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    const WindowPlace place = leave(*m_window);
    m_language.use(m_languageCode);
    const auto previous = createWindow();
    // Hidden first, because a view of the video that is hidden ends the making of frames; deleted
    // last, because the program quits without a window.
    previous->window().hide();
    m_window->features().settings().takeSecrets(previous->features().settings());
    enter(*m_window, place);
}

void Application::start()
{
    // Before restorePlayback(), which loads the episode of the last session (services.h).
    m_services.startPlayback();
    m_window->features().restore();
    m_window->features().restorePlayback();
    m_window->features().offerReleaseNotes();
    m_desktop.showWindow(m_options.isMinimised);
    m_services.startLibrary();
    // If the library cannot be opened, this job reports it in the message bar.
    m_services.library.episodes().importSavedPositions().then(
        &m_current, [this](const Result<int> &taken) {
            if (!taken)
                m_current.showError(taken.error());
        });
    startPrivacy();
    startDownloads();
    // Returns at once; the work begins after DocumentCollector::startDelay.
    m_documents.start(m_services.settings.documents());
    startBackups();
    open(m_options.inputs, m_options.workingDirectory);
    m_desktop.run(m_options.commands);
    scheduleDeferredStart();
}

void Application::open(const QStringList &inputs, const QString &workingDirectory)
{
    m_current.open(inputs, workingDirectory);
}

void Application::handle(const desktop::StartRequest &request)
{
    open(request.inputs, request.workingDirectory);
    m_desktop.run(request.commands);
    if (request.wantsWindow())
        m_desktop.raise(request.activationToken);
}

void Application::scheduleDeferredStart()
{
    // With an episode in the player the user may press Play soon, so the sound module is loaded in
    // advance. A user who only reads never loads its forty libraries.
    QObject::connect(
        &m_services.session,
        &listening::PlaybackSession::currentChanged,
        &m_current,
        [this] { QTimer::singleShot(soundPreloadDelay, &m_current, [this] { preloadSound(); }); },
        Qt::SingleShotConnection);
    // Each would delay the first painting of the window: connecting to the buses may take tens of
    // milliseconds, the desktop asks for the icon in many sizes, and a new version is written to
    // the settings.
    QTimer::singleShot(deferredStartDelay, &m_current, [this] {
        QApplication::setWindowIcon(QIcon(u":/icons/dogear.svg"_s));
        m_desktop.start();
        m_window->features().discover().readKey();
        m_window->features().storeVersion();
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
    // Also before the downloads start: streams use the read-ahead time, and the last session's
    // episode can be played at once.
    m_downloads.setCache(m_services.settings.cache());
    // The network status is read before the first download, because the network may be metered.
    // Reading it may wait for the system bus, so it happens after the window is painted.
    QTimer::singleShot(deferredStartDelay, &m_current, [this] {
        m_services.network.start();
        m_downloads.start(m_services.settings.downloads(), m_services.settings.cache());
    });
}

void Application::startPrivacy()
{
    // The requests of the start wait for the password of the proxy, if it has one.
    QTimer::singleShot(deferredStartDelay, &m_current, [this] {
        m_services.networking.configurator().readPassword().then(
            &m_current, [this](const Result<> &isRead) {
                if (!isRead)
                    m_current.showError(isRead.error());
            });
    });
}

void Application::startBackups()
{
    if (m_restored)
        m_window->features().backup().reportRestored(*m_restored);
    keepFree(m_services.dailyBackups, m_services.settings.downloads());
    m_services.dailyBackups.start();
}

} // namespace dogear
