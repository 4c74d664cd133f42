// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The button of an episode that downloads it, tells how far that is, and takes it back.
///
/// Tests: tests/gui/tst_download_states.cpp

#include <widgets/download_change.h>
#include <widgets/download_text.h>

#include <QToolButton>

namespace dogear::widgets {

class DownloadButton final : public QToolButton
{
    Q_OBJECT

public:
    explicit DownloadButton(QWidget *parent);

    void setStatus(const DownloadStatus &status);
    /// Whether there is anything to download.
    void setDownloadable(bool isDownloadable);
    /// What a click does.
    [[nodiscard]] DownloadChange change() const;

signals:
    void changeRequested(dogear::widgets::DownloadChange change);

private:
    void showStatus();
    [[nodiscard]] QString actionText() const;

    DownloadStatus m_status;
    bool m_isDownloadable = false;
};

} // namespace dogear::widgets
