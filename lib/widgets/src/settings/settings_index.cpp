// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_settings_page.h"
#include "document_settings_page.h"
#include "download_settings_page.h"
#include "playback_settings_page.h"
#include "refresh_settings_page.h"
#include "settings_pages.h"

#include <widgets/mnemonics.h>
#include <widgets/settings_dialog.h>
#include <widgets/settings_index.h>
#include <widgets/tab_order.h>

#include <memory>

namespace dogear::widgets {

namespace {

std::unique_ptr<QWidget> createPage(SettingsPage page)
{
    switch (page) {
    case SettingsPage::Playback:
        return std::make_unique<PlaybackSettingsPage>();
    case SettingsPage::Refreshing:
        return std::make_unique<RefreshSettingsPage>();
    case SettingsPage::Downloads:
        return std::make_unique<DownloadSettingsPage>();
    case SettingsPage::Transcripts:
        return std::make_unique<DocumentSettingsPage>();
    case SettingsPage::Discover:
        break;
    }
    return std::make_unique<DirectorySettingsPage>();
}

/// Whether \a widget or a widget around it is one of \a fields: the path and the buttons of a field
/// for a folder are parts of it.
bool isPartOf(const QList<const QWidget *> &fields, const QWidget *widget)
{
    while (widget && !fields.contains(widget))
        widget = widget->parentWidget();
    return widget != nullptr;
}

} // namespace

QString settingsPageTitle(SettingsPage page)
{
    switch (page) {
    case SettingsPage::Playback:
        return SettingsDialog::tr("&Playback");
    case SettingsPage::Refreshing:
        return SettingsDialog::tr("&Refreshing");
    case SettingsPage::Downloads:
        return SettingsDialog::tr("&Downloads");
    case SettingsPage::Transcripts:
        return SettingsDialog::tr("&Transcripts");
    case SettingsPage::Discover:
        break;
    }
    return SettingsDialog::tr("D&iscover");
}

QList<SettingsField> settingsFields(int page)
{
    const auto kind = SettingsPage(page);
    const std::unique_ptr<QWidget> widget = createPage(kind);
    const QString title = withoutMnemonic(settingsPageTitle(kind));
    QList<SettingsField> found{{widget->objectName(), title, {}}};
    QList<const QWidget *> fields;
    const auto children = widget->findChildren<QWidget *>(); // each before the widgets inside it
    for (const QWidget *child : children) {
        // SettingsForm names every field.
        if (!acceptsFocus(*child) || child->accessibleName().isEmpty() || isPartOf(fields, child))
            continue;
        fields.append(child);
        found.append({child->objectName(), child->accessibleName(), title});
    }
    return found;
}

} // namespace dogear::widgets
