// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Downloads the episode of the detail page, shows the progress and removes the download.
///
/// Tests: tests/gui/tst_download_states.cpp

#include <widgets/download_change.h>
#include <widgets/download_text.h>

#include <QToolButton>

namespace dogear::widgets {

class KeyToolTip;

class DownloadButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit DownloadButton(QWidget *parent);

    void setStatus(const DownloadStatus &status);
    /// Sets whether the episode has a file that can be downloaded.
    void setDownloadable(bool isDownloadable);
    /// The change that a click requests.
    [[nodiscard]] DownloadChange change() const;

signals:
    void changeRequested(dogear::widgets::DownloadChange change);

private:
    void showStatus();
    [[nodiscard]] QString actionText() const;

    KeyToolTip *m_key;
    DownloadStatus m_status;
    bool m_isDownloadable = false;
};

} // namespace dogear::widgets
