// SPDX-License-Identifier: GPL-3.0-or-later
#include "current_window.h"

#include "features/details/detail_controller.h"
#include "features/shows/media_opener.h"
#include "library_window.h"

#include <widgets/message_bar.h>

#include <utility>

namespace dogear {

void CurrentWindow::set(LibraryWindow &window)
{
    if (std::exchange(m_window, &window))
        emit replaced();
}

MainWindow &CurrentWindow::window() const
{
    return m_window->window();
}

void CurrentWindow::bringToFront()
{
    window().bringToFront();
}

void CurrentWindow::showError(const Error &error)
{
    window().messages().showError(error);
}

void CurrentWindow::showMessage(const QString &sentence)
{
    window().messages().show(sentence);
}

void CurrentWindow::open(const QStringList &inputs, const QString &workingDirectory)
{
    m_window->features().library().opener().open(inputs, workingDirectory);
}

void CurrentWindow::showEpisode(EpisodeId id)
{
    m_window->features().library().details().showEpisode(id);
}

void CurrentWindow::showShow(PodcastId id)
{
    m_window->features().library().goToShow(id);
}

} // namespace dogear
