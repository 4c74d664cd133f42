// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_settings_page.h"
#include "network_settings_page.h"
#include "privacy_settings_page.h"
#include "settings_browser.h"
#include "settings_pages.h"

#include <widgets/devices_panel.h>
#include <widgets/message_bar.h>
#include <widgets/metrics.h>
#include <widgets/settings_dialog.h>
#include <widgets/settings_index.h>
#include <widgets/tab_order.h>

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QShortcut>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::UserSettings;

namespace {

constexpr double heightUnits = 150;

} // namespace

SettingsDialog::SettingsDialog(const SettingsContext &context, QWidget *parent)
    : QDialog(parent)
    , m_context(context)
    , m_browser(new SettingsBrowser(this))
    , m_export(new QPushButton(this))
    , m_import(new QPushButton(this))
    , m_restore(new QPushButton(this))
    , m_close(new QPushButton(this))
    , m_messages(new MessageBar(this))
{
    setObjectName(u"settingsDialog"_s);
    m_export->setObjectName(u"settingsExport"_s);
    m_import->setObjectName(u"settingsImport"_s);
    m_restore->setObjectName(u"settingsRestore"_s);
    m_close->setObjectName(u"settingsClose"_s);
    m_browser->side().addWidget(m_export);
    m_browser->side().addWidget(m_import);
    m_messages->overlay(m_browser->area());
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_restore, QDialogButtonBox::ResetRole);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(units(font(), 3));
    column->addWidget(m_browser, 1);
    column->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    connect(m_export, &QPushButton::clicked, this, &SettingsDialog::exportRequested);
    connect(m_import, &QPushButton::clicked, this, &SettingsDialog::importRequested);
    connect(m_browser, &SettingsBrowser::shownPageChanged, this, &SettingsDialog::updateRestore);
    const auto *undo = new QShortcut(QKeySequence(QKeySequence::Undo), this);
    connect(undo, &QShortcut::activated, this, &SettingsDialog::undo);
    setTexts();
    createPages();
    const QMargins margins = column->contentsMargins();
    const QSize preferred(m_browser->preferredWidth() + margins.left() + margins.right(),
                          units(font(), heightUnits));
    resize(preferred.boundedTo(screen()->availableSize() * 9 / 10));
    m_browser->beginSearch();
}

SettingsDialog::~SettingsDialog()
{
    // A half-typed number is committed when its field loses the focus. Hiding does that while the
    // pages and the signals of this class still exist.
    hide();
}

void SettingsDialog::setTexts()
{
    setWindowTitle(tr("Settings"));
    m_export->setText(tr("Export…", "settings; button below a narrow list"));
    m_export->setAccessibleName(tr("Export settings…"));
    m_export->setToolTip(tr("Write all settings, without passwords, to a file"));
    m_import->setText(tr("Import…", "settings; button below a narrow list"));
    m_import->setAccessibleName(tr("Import settings…"));
    m_import->setToolTip(tr("Take the settings from a file that was exported"));
    m_restore->setText(tr("Restore defaults"));
    m_restore->setToolTip(tr("Give the settings of this page the values that they had at first"));
    m_close->setText(tr("Close"));
}

void SettingsDialog::createPages()
{
    QList<SettingsPage *> pages;
    for (int i = 0; i < settingsPageCount; ++i) {
        pages.append(createSettingsPage(i, m_context).release()); // the browser owns it
        pages.constLast()->setSettings(m_settings);
    }
    m_browser->setPages(pages);
    connectPages();
    const auto buttons = findChildren<QPushButton *>();
    for (QPushButton *button : buttons)
        button->setAutoDefault(false); // Return in a field must not press it
    tabInLayoutOrder(*this);
}

void SettingsDialog::connectPages()
{
    for (const SettingsPage *page : m_browser->pages()) {
        connect(page, &SettingsPage::changed, this, [this, page](const UserSettings &settings) {
            take(*page, settings);
        });
        connect(page, &SettingsPage::fieldRequested, this, &SettingsDialog::goTo);
    }
    connect(findChild<LibrarySettingsPage *>(),
            &LibrarySettingsPage::indexKeyChanged,
            this,
            [this](const QString &key, const QString &secret) {
                m_context.indexKey = key;
                m_context.indexSecret = secret;
                emit podcastIndexKeyChanged(key, secret);
            });
    connect(findChild<NetworkSettingsPage *>(),
            &NetworkSettingsPage::proxyPasswordChanged,
            this,
            [this](const QString &password) {
                m_context.proxyPassword = password;
                emit proxyPasswordChanged(password);
            });
    connect(findChild<PrivacySettingsPage *>(),
            &PrivacySettingsPage::hostsRequested,
            this,
            &SettingsDialog::hostsRequested);
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_browser->updateMarks();
}

void SettingsDialog::keyPressEvent(QKeyEvent *event)
{
    // The first Esc ends a search, the next one closes the dialog.
    if (!event->matches(QKeySequence::Cancel) || !m_browser->clearSearch())
        QDialog::keyPressEvent(event);
}

void SettingsDialog::goTo(const QString &name)
{
    m_browser->goTo(name);
}

void SettingsDialog::openPage(const QString &name)
{
    m_browser->openPage(name);
}

QString SettingsDialog::currentPage() const
{
    return m_browser->currentPage();
}

void SettingsDialog::setSettings(const UserSettings &settings)
{
    if (settings == m_settings)
        return;
    m_settings = settings;
    for (SettingsPage *page : m_browser->pages())
        page->setSettings(settings);
    updateRestore();
}

void SettingsDialog::setProxyPassword(const QString &password)
{
    m_context.proxyPassword = password;
    findChild<NetworkSettingsPage *>()->setProxyPassword(password);
}

/// Takes what the user changed on one page; the others may show the same setting.
void SettingsDialog::take(const SettingsPage &from, const UserSettings &settings)
{
    m_settings = settings;
    if (std::exchange(m_undo, {})) // it would take this change back, too
        m_messages->hide();
    for (SettingsPage *page : m_browser->pages()) {
        if (page != &from)
            page->setSettings(settings);
    }
    updateRestore();
    emit changed(settings);
}

DevicesPanel &SettingsDialog::devices() const
{
    return *findChild<DevicesPanel *>();
}

void SettingsDialog::restoreDefaults()
{
    const SettingsPage *page = m_browser->shownPage();
    if (!page)
        return;
    const UserSettings before = m_settings;
    apply(page->withDefaults(m_settings));
    offerUndo(tr("“%1” has its defaults again.", "a page").arg(page->title()),
              [this, before] { apply(before); });
}

void SettingsDialog::offerUndo(const QString &text, std::function<void()> undo)
{
    m_undo = std::move(undo);
    m_messages->show(text, tr("Undo"), [this] { this->undo(); });
}

void SettingsDialog::undo()
{
    const auto undo = std::exchange(m_undo, {});
    if (!undo)
        return;
    m_messages->hide();
    undo();
}

void SettingsDialog::apply(const UserSettings &settings)
{
    setSettings(settings);
    emit changed(settings);
}

void SettingsDialog::updateRestore()
{
    const SettingsPage *page = m_browser->shownPage();
    m_restore->setEnabled(page && page->withDefaults(m_settings) != m_settings);
}

} // namespace dogear::widgets
