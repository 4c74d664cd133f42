// SPDX-License-Identifier: GPL-3.0-or-later
#include "current_window.h"

#include "features/shows/media_opener.h"
#include "library_window.h"

#include <widgets/message_bar.h>

namespace dogear {

void CurrentWindow::showError(const Error &error)
{
    m_window->window().messages().showError(error);
}

void CurrentWindow::showMessage(const QString &sentence)
{
    m_window->window().messages().show(sentence);
}

void CurrentWindow::open(const QStringList &inputs, const QString &workingDirectory)
{
    m_window->features().library().opener().open(inputs, workingDirectory);
}

} // namespace dogear
