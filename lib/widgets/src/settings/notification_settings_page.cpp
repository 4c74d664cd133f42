// SPDX-License-Identifier: GPL-3.0-or-later
#include "notification_settings_page.h"

#include "settings_form.h"

#include <QCheckBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

NotificationSettingsPage::NotificationSettingsPage(QWidget *parent)
    : SettingsPage(u"settingsNotifications"_s, u"notifications"_s, tr("Notifications"), parent)
{
    SettingsForm form(*this);
    form.addHeading(tr("The desktop announces"));
    QCheckBox *episodes =
        form.addSwitch(u"settingsAnnounceEpisodes"_s,
                       tr("New episodes"),
                       tr("One message for each show, with buttons to play and to queue"));
    form.alsoFoundBy(tr("popup bubble alert notify", "words that find announcements"));
    bind(*episodes, [](Settings &all) -> bool & { return all.notifications.announcesEpisodes; });
    form.addNote(tr("To leave out a show, open its page and the tab Settings there."));
    QCheckBox *downloads = form.addSwitch(u"settingsAnnounceDownloads"_s,
                                          tr("Finished downloads"),
                                          tr("Downloads that you started, not automatic ones"));
    form.alsoFoundBy(tr("popup bubble alert notify", "words that find announcements"));
    bind(*downloads, [](Settings &all) -> bool & { return all.notifications.announcesDownloads; });
    QCheckBox *errors =
        form.addSwitch(u"settingsAnnounceErrors"_s,
                       tr("Errors that need you"),
                       tr("Such as a full disk, or a feed that asks for a password"));
    form.alsoFoundBy(tr("popup bubble alert notify problem", "words that find announcements"));
    bind(*errors, [](Settings &all) -> bool & { return all.notifications.announcesErrors; });

    form.addHeading(tr("Tray"));
    QCheckBox *tray = form.addSwitch(u"settingsTray"_s,
                                     tr("Show an icon in the tray"),
                                     tr("It tells what plays; a middle click pauses"));
    form.alsoFoundBy(tr("system tray status icon indicator", "words that find the tray"));
    bind(*tray, [](Settings &all) -> bool & { return all.tray.isShown; });
    m_closesToTray = form.addSwitch(u"settingsCloseToTray"_s,
                                    tr("Closing the window leaves Dogear in the tray"),
                                    tr("It goes on playing; Quit ends it"));
    form.alsoFoundBy(tr("background minimise quit", "words that find closing to the tray"));
    bind(*m_closesToTray, [](Settings &all) -> bool & { return all.tray.closesToTray; });

    form.addHeading(tr("Start"));
    QCheckBox *session = form.addSwitch(u"settingsStartWithSession"_s,
                                        tr("Start Dogear when you log in"),
                                        tr("The window stays minimised until you want it"));
    form.alsoFoundBy(
        tr("autostart boot startup login", "words that find the start with the session"));
    bind(*session, [](Settings &all) -> bool & { return all.tray.startsWithSession; });
    setSettings({});
}

void NotificationSettingsPage::updateFields(const Settings &settings)
{
    m_closesToTray->setEnabled(settings.tray.isShown);
}

} // namespace dogear::widgets
