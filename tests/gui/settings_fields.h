// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fills the settings dialog, sets its fields as the user does, and lists what it shows and
///        has emitted.

#include <settings/user_settings.h>
#include <widgets/settings_dialog.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QTimeEdit>

namespace dogear::test {

/// Returns values other than the defaults, some of which the dialog does not show.
inline settings::UserSettings sampleSettings()
{
    using namespace Qt::StringLiterals;
    settings::UserSettings all;
    all.playback.speed = 1.35;
    all.playback.volumePercent = 140;
    all.playback.isMuted = true;
    all.playback.skipBack = std::chrono::milliseconds(12'500);
    all.playback.savedTime = std::chrono::seconds(61);
    all.downloads.folder = u"/media/disk/Shows"_s;
    all.directories.hasPodcastIndexKey = true;
    all.directories.apple = QUrl(u"http://127.0.0.1:9"_s);
    all.network = {.proxyMode = settings::ProxyMode::Http, .proxyHost = u"old.example"_s};
    all.tray.isShown = true;
    all.shortcuts = {{u"actionMute"_s, {u"X"_s}}};
    return all;
}

inline widgets::SettingsContext sampleContext()
{
    using namespace Qt::StringLiterals;
    return {.downloadsFolder = u"/home/anna/Music/Podcasts"_s,
            .country = u"fr"_s,
            .languages = {{u"de"_s, u"Deutsch"_s}, {u"pt-BR"_s, u"português (Brasil)"_s}},
            .shortcuts = {{.action = u"actionMute"_s,
                           .group = u"Playback"_s,
                           .text = u"Mute"_s,
                           .standard = {QKeySequence(u"M"_s)},
                           .current = {}},
                          {.action = u"actionQuit"_s,
                           .group = u"Library"_s,
                           .text = u"Quit"_s,
                           .standard = {QKeySequence(u"Ctrl+Q"_s)},
                           .current = {}}}};
}

/// Replaces the text of \a line and leaves the field, which ends the input.
inline void typeText(QLineEdit &line, const QString &text)
{
    line.setFocus();
    line.selectAll();
    if (text.isEmpty())
        QTest::keyClick(&line, Qt::Key_Delete);
    else
        QTest::keyClicks(&line, text);
    QTest::keyClick(&line, Qt::Key_Tab);
}

/// Sets the field \a name of \a dialog to \a value: clicks, selects an index, types a text, or
/// enters a number or a time.
inline void choose(widgets::SettingsDialog &dialog, const QString &name, const QString &value)
{
    using namespace Qt::StringLiterals;
    dialog.goTo(name); // typing needs a visible page
    auto *field = dialog.findChild<QWidget *>(name);
    QVERIFY2(field, qPrintable(name));
    if (auto *box = qobject_cast<QCheckBox *>(field))
        box->click();
    else if (auto *combo = qobject_cast<QComboBox *>(field))
        combo->setCurrentIndex(value.toInt());
    else if (auto *line = qobject_cast<QLineEdit *>(field))
        typeText(*line, value);
    else if (auto *slider = qobject_cast<QSlider *>(field))
        slider->setValue(value.toInt());
    else if (auto *number = qobject_cast<QSpinBox *>(field))
        number->setValue(value.toInt());
    else if (auto *fraction = qobject_cast<QDoubleSpinBox *>(field))
        fraction->setValue(value.toDouble());
    else if (auto *time = qobject_cast<QTimeEdit *>(field))
        time->setTime(QTime::fromString(value, u"HH:mm"_s));
    else
        QFAIL("no such kind of field");
}

/// Returns the settings that changed() was emitted with last; \a said must have been emitted.
inline settings::UserSettings lastChange(const QSignalSpy &said)
{
    return said.isEmpty() ? settings::UserSettings()
                          : said.last().constFirst().value<settings::UserSettings>();
}

/// Returns the names of the pages that the list of \a dialog shows.
inline QStringList listedPages(const widgets::SettingsDialog &dialog)
{
    const auto *list = dialog.findChild<QListWidget *>(QStringLiteral("settingsPages"));
    QStringList titles;
    for (int i = 0; i < list->count(); ++i) {
        if (!list->item(i)->isHidden())
            titles.append(list->item(i)->text());
    }
    return titles;
}

} // namespace dogear::test
