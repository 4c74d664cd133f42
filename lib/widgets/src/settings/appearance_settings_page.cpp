// SPDX-License-Identifier: GPL-3.0-or-later
#include "appearance_settings_page.h"

#include "parts/wheel_filter.h"
#include "settings_form.h"

#include <QCheckBox>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using settings::Theme;

namespace {

// Limits of settings/desktop_settings.h, which reads values beyond them as the nearest one within.
constexpr int minTextPercent = 70;
constexpr int maxTextPercent = 250;

constexpr int textStepPercent = 10;

} // namespace

AppearanceSettingsPage::AppearanceSettingsPage(const QList<words::LanguageChoice> &languages,
                                               QWidget *parent)
    : SettingsPage(u"settingsAppearance"_s, u"appearance"_s, tr("Appearance"), parent)
{
    SettingsForm form(*this);
    form.addHeading(tr("Colours"));
    QComboBox *theme =
        form.addChoice(u"settingsTheme"_s, tr("Theme"), tr("Light or dark colours of the window"));
    form.alsoFoundBy(tr("dark mode light mode night", "words that find the theme"));
    theme->addItem(tr("As the desktop"), int(Theme::System));
    theme->addItem(tr("Light"), int(Theme::Light));
    theme->addItem(tr("Dark"), int(Theme::Dark));
    bindEnum<Theme>(*theme, [](Settings &all) -> Theme & { return all.appearance.theme; });
    QCheckBox *artwork = form.addSwitch(u"settingsArtworkColour"_s,
                                        tr("Colours from artwork"),
                                        tr("The page of a show takes a colour from its picture"));
    form.alsoFoundBy(tr("accent cover tint", "words that find colours from artwork"));
    bind(*artwork, [](Settings &all) -> bool & { return all.appearance.usesArtworkColour; });

    form.addHeading(tr("Text"));
    QSpinBox *size = form.addNumber(u"settingsTextSize"_s,
                                    tr("Size of notes"),
                                    tr("Size of the text in notes and transcripts"),
                                    minTextPercent,
                                    maxTextPercent,
                                    tr(" %", "per cent, after a number"));
    form.alsoFoundBy(tr("font zoom larger smaller letters", "words that find the text size"));
    size->setSingleStep(textStepPercent);
    bind(*size, [](Settings &all) -> int & { return all.interface.textPercent; });

    form.addHeading(tr("Language"));
    QComboBox *language =
        form.addChoice(u"settingsLanguage"_s, tr("Language"), tr("Language of Dogear's texts"));
    form.alsoFoundBy(
        tr("translation locale", "words that find the language; with the English word, too"));
    language->addItem(tr("As the desktop"), QString());
    for (const words::LanguageChoice &each : languages)
        language->addItem(each.name, each.code);
    bind(*language, [](Settings &all) -> QString & { return all.appearance.language; });
    new WheelFilter(*this); // after all fields: it watches those that exist now
    setSettings({});
}

} // namespace dogear::widgets
