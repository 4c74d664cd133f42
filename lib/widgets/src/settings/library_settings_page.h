// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits when shows are refreshed, which chapters and transcripts are fetched or made, and
///        which directories of podcasts are asked.
///
/// Tests: tests/gui/tst_settings_dialog.cpp, tests/gui/tst_discover_settings.cpp

#include "settings_page.h"

namespace dogear::widgets {

class SettingsForm;

/// The key of Podcast Index; both parts are empty if there is none.
struct IndexKey
{
    QString key;
    QString secret;

    friend bool operator==(const IndexKey &, const IndexKey &) = default;
};

class LibrarySettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    /// \a country is the one of charts and searches if the settings name none.
    LibrarySettingsPage(const QString &country, const IndexKey &key, QWidget *parent = nullptr);

signals:
    /// Emitted with both parts, or with none if the user removed the key.
    void indexKeyChanged(const QString &key, const QString &secret);

protected:
    void updateFields(const Settings &settings) override;

private:
    void addRefreshing(SettingsForm &form);
    void addDocuments(SettingsForm &form);
    void addDirectories(SettingsForm &form, const QString &country);
    void addIndexKey(SettingsForm &form);
    void emitKey();

    QSpinBox *m_hours = nullptr;
    QLineEdit *m_key = nullptr;
    QLineEdit *m_secret = nullptr;
    IndexKey m_storedKey; ///< as it was last emitted or set
};

} // namespace dogear::widgets
