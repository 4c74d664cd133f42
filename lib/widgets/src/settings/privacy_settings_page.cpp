// SPDX-License-Identifier: GPL-3.0-or-later
#include "privacy_settings_page.h"

#include "settings_form.h"

#include <QCheckBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

PrivacySettingsPage::PrivacySettingsPage(QWidget *parent)
    : SettingsPage(u"settingsPrivacy"_s, u"privacy"_s, tr("Privacy"), parent)
{
    SettingsForm form(*this);
    form.addHeading(tr("Episodes"));
    QCheckBox *trackers =
        form.addSwitch(u"settingsRemoveTrackers"_s,
                       tr("Leave out services that count listeners"),
                       tr("Episodes are asked of the show's own server; if that fails, as the feed "
                          "says"));
    form.alsoFoundBy(tr("tracking prefix analytics statistics address podtrac",
                        "words that find the removal of trackers"));
    bind(*trackers, [](Settings &all) -> bool & { return all.privacy.removesTrackers; });
    form.addNote(tr("Some shows live on these numbers, so this is off unless you choose it."));

    form.addHeading(tr("Notes"));
    QCheckBox *pictures =
        form.addSwitch(u"settingsNotePictures"_s,
                       tr("Load pictures in notes"),
                       tr("Otherwise a click loads them, and no server learns what you read"));
    form.alsoFoundBy(tr("images remote tracking pixel", "words that find pictures in notes"));
    bind(*pictures, [](Settings &all) -> bool & { return all.privacy.loadsNotePictures; });

    form.addHeading(tr("Connections"));
    const QPushButton *hosts = form.addButton(u"settingsHosts"_s,
                                              tr("Which hosts Dogear contacts…"),
                                              tr("Lists every server, when it is asked and why"));
    form.alsoFoundBy(tr("servers telemetry network log", "words that find the list of hosts"));
    connect(hosts, &QPushButton::clicked, this, &PrivacySettingsPage::hostsRequested);
    form.addNote(tr("Dogear reports nothing to its makers."));
    setSettings({});
}

} // namespace dogear::widgets
