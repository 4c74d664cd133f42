// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/video_window.h>

#include <QCloseEvent>
#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr QSize firstSize{960, 540};
constexpr QSize minWindowSize{240, 135};

} // namespace

VideoWindow::VideoWindow(QWidget *parent)
    : QWidget(parent, Qt::Window)
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"videoWindow"_s);
    setAttribute(Qt::WA_QuitOnClose, false); // closing the main window must end the program
    setMinimumSize(minWindowSize);
    resize(firstSize);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_pointerPause.setSingleShot(true);
    m_pointerPause.setInterval(pointerPause);
    connect(&m_pointerPause, &QTimer::timeout, this, [this] {
        if (isFullScreen())
            setCursor(Qt::BlankCursor);
    });
}

void VideoWindow::setView(QWidget *view)
{
    if (view == m_view)
        return;
    if (m_view) {
        m_view->removeEventFilter(this);
        m_column->removeWidget(m_view);
    }
    m_view = view;
    if (!m_view)
        return;
    m_column->addWidget(m_view);
    m_view->installEventFilter(this); // the view covers the window and gets its mouse events
    m_view->show();
}

void VideoWindow::setFullScreen(bool isWanted)
{
    // Before full screen, whose geometry must not be stored as the window's size.
    if (isWanted && !isFullScreen())
        m_normal = saveGeometry();
    if (isWanted)
        showFullScreen();
    else
        showNormal();
    showPointer();
}

QByteArray VideoWindow::normalGeometryState() const
{
    return isFullScreen() ? m_normal : saveGeometry();
}

bool VideoWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::MouseMove || event->type() == QEvent::MouseButtonPress)
        showPointer();
    return QWidget::eventFilter(watched, event);
}

void VideoWindow::showPointer()
{
    unsetCursor();
    if (isFullScreen())
        m_pointerPause.start();
    else
        m_pointerPause.stop();
}

void VideoWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && isFullScreen())
        emit fullScreenLeft();
    else
        QWidget::keyPressEvent(event);
}

void VideoWindow::closeEvent(QCloseEvent *event)
{
    event->ignore(); // the owner moves the view to the page and hides the window
    emit closeRequested();
}

} // namespace dogear::widgets
