// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the settings of downloads (folder, room, hours, automatic removal) and of the
///        stream cache.
///
/// How much of the network downloads use is on the page Network.
///
/// Tests: tests/gui/tst_download_settings.cpp

#include "settings_page.h"

namespace dogear::widgets {

class SettingsForm;

class DownloadSettingsPage final : public SettingsPage
{
    Q_OBJECT

public:
    /// \a defaultFolder is the path of the default folder.
    explicit DownloadSettingsPage(const QString &defaultFolder, QWidget *parent = nullptr);

protected:
    void updateFields(const Settings &settings) override;

private:
    void addFolder(SettingsForm &form, const QString &defaultFolder);
    void addHours(SettingsForm &form);
    void addRemoving(SettingsForm &form);
    void addStreaming(SettingsForm &form);
    [[nodiscard]] QTimeEdit *createTime(const QString &name,
                                        const QString &text,
                                        const QString &tip);

    QTimeEdit *m_from = nullptr;
    QTimeEdit *m_to = nullptr;
    QSpinBox *m_playedAfter = nullptr;
};

} // namespace dogear::widgets
