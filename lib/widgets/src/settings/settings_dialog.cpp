// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_settings_page.h"
#include "document_settings_page.h"
#include "download_settings_page.h"
#include "playback_settings_page.h"
#include "refresh_settings_page.h"
#include "settings_pages.h"

#include <widgets/metrics.h>
#include <widgets/mnemonics.h>
#include <widgets/settings_dialog.h>
#include <widgets/tab_order.h>

#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Puts \a page into a scroll area of at most three quarters of the screen: with a large font, a
/// page may be larger than the screen.
QScrollArea *scrolled(QWidget *page)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(page);
    // QScrollArea::setWidget() makes the page fill its background, which would hide the tab's.
    area->viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
    // With room for a vertical scroll bar, which would otherwise make a horizontal one necessary.
    const QSize whole = page->sizeHint() + QSize(area->verticalScrollBar()->sizeHint().width(), 0);
    const QSize screen = page->screen()->availableSize() * 3 / 4;
    area->setMinimumSize(whole.boundedTo(screen));
    return area;
}

} // namespace

SettingsDialog::SettingsDialog(QWidget *parent)
    : QDialog(parent)
    , m_tabs(new QTabWidget(this))
    , m_playback(new PlaybackSettingsPage)
    , m_refresh(new RefreshSettingsPage)
    , m_downloads(new DownloadSettingsPage)
    , m_documents(new DocumentSettingsPage)
    , m_directories(new DirectorySettingsPage)
{
    setObjectName(u"settingsDialog"_s);
    setWindowTitle(tr("Settings"));
    m_tabs->setObjectName(u"settingsTabs"_s);
    const auto add = [this](QWidget *page, SettingsPage which) {
        const QString title = settingsPageTitle(which);
        QScrollArea *area = scrolled(page);
        area->setAccessibleName(withoutMnemonic(title)); // Tab can focus the area itself
        m_tabs->addTab(area, title);
    };
    add(m_playback, SettingsPage::Playback);
    add(m_refresh, SettingsPage::Refreshing);
    add(m_downloads, SettingsPage::Downloads);
    add(m_documents, SettingsPage::Transcripts);
    add(m_directories, SettingsPage::Discover);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *close = buttons->button(QDialogButtonBox::Close);
    close->setObjectName(u"settingsClose"_s);
    close->setText(tr("Close"));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(units(font(), 3));
    column->addWidget(m_tabs);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(
        m_playback, &PlaybackSettingsPage::playbackChanged, this, &SettingsDialog::playbackChanged);
    connect(m_playback,
            &PlaybackSettingsPage::interfaceChanged,
            this,
            &SettingsDialog::interfaceChanged);
    connect(m_refresh, &RefreshSettingsPage::refreshChanged, this, &SettingsDialog::refreshChanged);
    connect(m_downloads,
            &DownloadSettingsPage::downloadsChanged,
            this,
            &SettingsDialog::downloadsChanged);
    connect(m_downloads, &DownloadSettingsPage::cacheChanged, this, &SettingsDialog::cacheChanged);
    connect(m_documents,
            &DocumentSettingsPage::documentsChanged,
            this,
            &SettingsDialog::documentsChanged);
    connect(m_directories,
            &DirectorySettingsPage::directoriesChanged,
            this,
            &SettingsDialog::directoriesChanged);
    connect(m_directories,
            &DirectorySettingsPage::keyChanged,
            this,
            &SettingsDialog::podcastIndexKeyChanged);
}

SettingsDialog::~SettingsDialog()
{
    // A half-typed number is committed when its field loses the focus. Hiding does that while the
    // pages and the signals of this class still exist.
    hide();
}

void SettingsDialog::goTo(const QString &name)
{
    auto *wanted = findChild<QWidget *>(name);
    if (!wanted)
        return;
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        auto *area = qobject_cast<QScrollArea *>(m_tabs->widget(tab));
        if (!area || !area->isAncestorOf(wanted))
            continue;
        m_tabs->setCurrentIndex(tab);
        // A page accepts no focus; its first field gets it.
        QWidget *field = acceptsFocus(*wanted) ? wanted : inLayoutOrder(*wanted).value(0);
        if (!field)
            return;
        area->ensureWidgetVisible(field);
        field->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

void SettingsDialog::setPlayback(const settings::PlaybackSettings &playback)
{
    m_playback->setPlayback(playback);
}

void SettingsDialog::setInterface(const settings::InterfaceSettings &interface)
{
    m_playback->setInterface(interface);
}

void SettingsDialog::setRefresh(const settings::RefreshSettings &refresh)
{
    m_refresh->setRefresh(refresh);
}

void SettingsDialog::setDownloads(const settings::DownloadSettings &downloads,
                                  const QString &defaultFolder)
{
    m_downloads->setDownloads(downloads, defaultFolder);
}

void SettingsDialog::setCache(const settings::CacheSettings &cache)
{
    m_downloads->setCache(cache);
}

void SettingsDialog::setDocuments(const settings::DocumentSettings &documents)
{
    m_documents->setDocuments(documents);
}

void SettingsDialog::setDirectories(const settings::DirectorySettings &directories,
                                    const QString &country)
{
    m_directories->setDirectories(directories, country);
}

void SettingsDialog::setPodcastIndexKey(const QString &key, const QString &secret)
{
    m_directories->setKey(key, secret);
}

} // namespace dogear::widgets
