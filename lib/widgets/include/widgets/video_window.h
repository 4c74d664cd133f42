// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A window that holds nothing but the video, also over the whole screen.
///
/// It does not keep the program running, and decides nothing: whoever owns it puts the view in and
/// takes it out.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_video_window.cpp

#include <QTimer>
#include <QWidget>

class QVBoxLayout;

namespace dogear::widgets {

class VideoWindow final : public QWidget
{
    Q_OBJECT

public:
    /// In full screen the pointer goes when it was still for so long.
    static constexpr std::chrono::seconds pointerPause{3};

    explicit VideoWindow(QWidget *parent = nullptr);

    /// Holds \a view from now on; nullptr: gives it up.
    void setView(QWidget *view);
    /// Shows itself over the whole screen, or as large as it was.
    void setFullScreen(bool isFullScreen);
    /// Size and place outside of full screen, for restoreGeometry().
    [[nodiscard]] QByteArray normalGeometryState() const;

signals:
    /// Emitted instead of closing.
    void closeRequested();
    /// Emitted on Escape in full screen.
    void fullScreenLeft();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void closeEvent(QCloseEvent *event) override;

private:
    void showPointer();

    QWidget *m_view = nullptr;
    QVBoxLayout *m_column;
    QTimer m_pointerPause;
    QByteArray m_normal; ///< from before full screen
};

} // namespace dogear::widgets
