// SPDX-License-Identifier: GPL-3.0-or-later
#include "release_notes.h"

#include <settings/settings.h>
#include <widgets/message_bar.h>
#include <widgets/report_dialog.h>

#include <QVersionNumber>
#include <QWidget>

#include <resources/about_resource.h>

using namespace Qt::StringLiterals;

namespace dogear {

ReleaseNotes::ReleaseNotes(settings::Settings &settings,
                           widgets::MessageBar &messages,
                           QWidget &window)
    : QObject(&window)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
{}

void ReleaseNotes::show()
{
    auto *dialog = new widgets::ReportDialog(u"releaseNotes"_s, tr("Release notes"), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMarkdown(resources::changeLog());
    dialog->open();
}

void ReleaseNotes::offerAfterUpgrade(const QString &version)
{
    const auto before = QVersionNumber::fromString(m_settings.start().version);
    // Nothing is new to a user who has just installed Dogear, or who went back to an older one.
    if (!before.isNull() && before < QVersionNumber::fromString(version))
        m_messages.show(
            tr("Dogear was updated to %1.").arg(version), tr("What's new"), [this] { show(); });
}

void ReleaseNotes::storeVersion(const QString &version)
{
    settings::StartSettings start = m_settings.start();
    if (start.version == version)
        return;
    start.version = version;
    m_settings.setStart(start);
}

} // namespace dogear
