// SPDX-License-Identifier: GPL-3.0-or-later
#include "download_button.h"

#include <widgets/icons.h>
#include <widgets/key_hints.h>
#include <widgets/metrics.h>
#include <widgets/tool_button.h>
#include <words/format.h>

#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::DownloadState;
using domain::MediaPresence;

DownloadButton::DownloadButton(QWidget *parent)
    : QToolButton(parent)
    , m_key(new KeyToolTip(*this, {u"listDownload"_s}))
{
    setObjectName(u"detailDownload"_s);
    setAutoRaise(true);
    setIconUnits(*this, headerIconUnits);
    setFont(tabular(font())); // the buttons next to it must not move while the percentage grows
    connect(this, &QToolButton::clicked, this, [this] { emit changeRequested(change()); });
    showStatus();
}

void DownloadButton::setStatus(const DownloadStatus &status)
{
    if (status == m_status)
        return;
    m_status = status;
    showStatus();
}

void DownloadButton::setDownloadable(bool isDownloadable)
{
    if (std::exchange(m_isDownloadable, isDownloadable) != isDownloadable)
        showStatus();
}

DownloadChange DownloadButton::change() const
{
    if (!m_status.state)
        return DownloadChange::Add;
    switch (*m_status.state) {
    case DownloadState::Paused:
    case DownloadState::Failed:
        return DownloadChange::Resume;
    case DownloadState::Waiting:
    case DownloadState::Done:
        return DownloadChange::Remove;
    case DownloadState::Removed: // its row stays for undo (lib/README.md, 47), not as a download
        break;
    }
    return DownloadChange::Add;
}

QString DownloadButton::actionText() const
{
    switch (m_status.state.value_or(DownloadState::Removed)) {
    case DownloadState::Waiting:
        return tr("Cancel the download");
    case DownloadState::Paused:
        return tr("Resume the download");
    case DownloadState::Failed:
        return tr("Retry");
    case DownloadState::Done:
        return tr("Remove the download");
    case DownloadState::Removed:
        break;
    }
    return m_status.presence == MediaPresence::Complete ? tr("Keep (already here)")
                                                        : tr("Download");
}

/// Shows the downloaded percentage next to the icon during a download; in all other states, icon
/// and tool-tip say everything.
void DownloadButton::showStatus()
{
    const QString icon = downloadIcon(m_status);
    const bool isPlan = !m_status.state.has_value(); // then the icon shows what a click does
    setIcon(
        themedIcon(isPlan && m_status.presence != MediaPresence::Complete ? u"download"_s : icon));
    const auto share =
        m_status.state == DownloadState::Waiting ? downloadedFraction(m_status) : std::nullopt;
    setText(share ? tr("%1 %").arg(words::formatNumber(int(*share * 100))) : QString());
    setToolButtonStyle(share ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    const QString state = downloadState(m_status);
    const QString action = actionText();
    setToolTip(state.isEmpty()
                   ? action
                   : tr("%1. %2.", "how far a download is, what a click does").arg(state, action));
    setAccessibleName(toolTip());
    m_key->setShown(change() != DownloadChange::Remove); // the key never removes
    // A download can be removed even if the episode no longer has a file to download.
    setEnabled(m_isDownloadable || m_status.state.has_value());
}

} // namespace dogear::widgets
