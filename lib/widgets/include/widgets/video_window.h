// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows only the video, in its own window or over the whole screen.
///
/// The window does not keep the program running and makes no decisions: its owner inserts and
/// removes the view, and closes the window.
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
    /// Time without mouse movement after which full screen hides the pointer.
    static constexpr std::chrono::seconds pointerPause{3};

    explicit VideoWindow(QWidget *parent = nullptr);

    /// Inserts \a view; nullptr removes the previous view.
    void setView(QWidget *view);
    /// Shows the window over the whole screen, or with its previous size.
    void setFullScreen(bool isWanted);
    /// Returns size and position outside full screen, for restoreGeometry().
    [[nodiscard]] QByteArray normalGeometryState() const;

signals:
    /// Emitted when the user closes the window, which stays open.
    void closeRequested();
    /// Emitted when the user presses Escape in full screen.
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
    QByteArray m_normal; ///< geometry before full screen
};

} // namespace dogear::widgets
