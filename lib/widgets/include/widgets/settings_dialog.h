// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits all settings, page by page, with a search over all pages; changes take effect
///        immediately.
///
/// The dialog does not know the fields of its pages: each page edits a struct with all settings
/// (src/settings/settings_page.h), and the dialog passes it on.
///
/// Open it with open(), not exec(): the window runs no nested event loop.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_settings_dialog.cpp, tst_settings_search.cpp, tst_preferences.cpp
/// Decision: README.md, "Each page of the settings edits one struct with all settings".

#include <settings/user_settings.h>
#include <widgets/settings_context.h>

#include <QDialog>

#include <functional>

class QPushButton;

namespace dogear::widgets {

class DevicesPanel;
class MessageBar;
class SettingsBrowser;
class SettingsPage;

class SettingsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit SettingsDialog(const SettingsContext &context, QWidget *parent = nullptr);
    ~SettingsDialog() override;

    /// Fills all pages without a signal. Settings that no page shows are kept and passed on by
    /// changed().
    void setSettings(const settings::UserSettings &settings);
    /// Shows \a password, that of the proxy, without a signal.
    void setProxyPassword(const QString &password);

    /// Opens the page of the field \a name (settings_index.h) and gives it the focus; the name of a
    /// page opens that page and gives its first field the focus.
    void goTo(const QString &name);
    /// Opens the page \a name; the focus stays in the search field. Ignores an unknown name.
    void openPage(const QString &name);
    [[nodiscard]] QString currentPage() const;

    /// The part that sets up sync with other devices; a controller connects it.
    [[nodiscard]] DevicesPanel &devices() const;

    /// The bar for messages in this dialog.
    [[nodiscard]] MessageBar &messages() const { return *m_messages; }
    /// Shows \a text with a button that runs \a undo; Ctrl+Z does the same, until the user changes
    /// a setting.
    void offerUndo(const QString &text, std::function<void()> undo);
    [[nodiscard]] bool offersUndo() const { return bool(m_undo); }

signals:
    /// Emitted when the user changed a field, restored defaults, or undid that.
    void changed(const dogear::settings::UserSettings &settings);
    /// Emitted with both parts, or with none if the user removed the key.
    void podcastIndexKeyChanged(const QString &key, const QString &secret);
    /// Emitted with the password of the proxy; it is empty if the user removed it.
    void proxyPasswordChanged(const QString &password);
    /// Emitted when the user wants to see which hosts are contacted.
    void hostsRequested();
    void exportRequested();
    void importRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void setTexts();
    void createPages();
    void connectPages();
    void take(const SettingsPage &from, const settings::UserSettings &settings);
    void apply(const settings::UserSettings &settings);
    void restoreDefaults();
    void updateRestore();
    void undo();

    SettingsContext m_context;
    settings::UserSettings m_settings;
    SettingsBrowser *m_browser;
    QPushButton *m_export;
    QPushButton *m_import;
    QPushButton *m_restore;
    QPushButton *m_close;
    MessageBar *m_messages;
    std::function<void()> m_undo; ///< of the last offerUndo(); empty if there is nothing to undo
};

} // namespace dogear::widgets
