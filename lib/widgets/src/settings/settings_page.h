// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Connects the fields of a page of the settings dialog with the settings: shows their
///        values, emits each change at once, restores defaults and finds fields by words.
///
/// A page derives from this class, builds its rows with a SettingsForm, and names the setting of
/// each field with bind(). All pages edit one struct, so a setting may be on any page.
///
/// Tests: tests/gui/tst_settings_dialog.cpp, tests/gui/tst_settings_search.cpp

#include "settings_search.h"

#include <settings/user_settings.h>

#include <QComboBox>
#include <QWidget>

#include <chrono>
#include <functional>
#include <utility>

class QCheckBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;
class QTimeEdit;

namespace dogear::widgets {

/// A setting as the user sees it.
struct SettingsRow
{
    QWidget *label = nullptr; ///< marked when the row is found
    QWidget *field = nullptr; ///< null: a heading
    SettingWords words;
};

/// What a search finds on a page.
struct PageMatch
{
    SettingMatch match = SettingMatch::None; ///< the best of all rows; Label for the title
    QWidget *first = nullptr; ///< the first label that matches best; null if only the title does
};

class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    using Settings = settings::UserSettings;
    /// Returns a member of the settings.
    template<typename T>
    using Member = T &(*)(Settings &);

    [[nodiscard]] const QString &title() const { return m_title; }
    [[nodiscard]] const QString &icon() const { return m_icon; }
    [[nodiscard]] const QList<SettingsRow> &rows() const { return m_rows; }

    /// Fills the fields without a signal.
    void setSettings(const Settings &settings);
    /// Returns \a settings with the defaults of those on this page.
    [[nodiscard]] Settings withDefaults(const Settings &settings) const;
    /// Marks the rows that match \a words (foldedWords()), none without words.
    [[nodiscard]] virtual PageMatch search(const QStringList &words);

    /// Adds a row for searches; SettingsForm does it. The words around are added here.
    void addRow(QWidget &label, QWidget *field, const QString &text, const QString &tip);
    /// Lets searches find the last row by \a synonyms, too.
    void addSynonyms(const QString &synonyms);

signals:
    /// Emitted when the user changed a field.
    void changed(const dogear::settings::UserSettings &settings);
    /// Emitted when the user wants to go to the field \a name of another page.
    void fieldRequested(const QString &name);

protected:
    /// \a icon is the name of a picture (widgets/icons.h).
    SettingsPage(const QString &name, const QString &icon, const QString &title, QWidget *parent);

    // Each shows a setting in a field, and edits it.
    void bind(QCheckBox &box, Member<bool> member);
    void bind(QSpinBox &box, Member<int> member);
    void bind(QSpinBox &box, Member<std::chrono::milliseconds> member); ///< in seconds
    void bind(QDoubleSpinBox &box, Member<double> member);
    void bind(QTimeEdit &box, Member<QTime> member);
    void bind(QLineEdit &line, Member<QString> member);
    /// A text is the data of each entry. It takes effect when the user has typed its name.
    void bind(QComboBox &box, Member<QString> member);
    /// Shows megabytes as gigabytes.
    void bindGigabytes(QDoubleSpinBox &box, Member<int> member);
    /// The data of each entry is the number of an enumerator.
    template<typename Enum>
    void bindEnum(QComboBox &box, Member<Enum> member)
    {
        const auto show = [&box](Enum value) { box.setCurrentIndex(box.findData(int(value))); };
        addMember<Enum>(member, show);
        connect(&box, &QComboBox::currentIndexChanged, this, [this, &box, member] {
            set(member, Enum(box.currentData().toInt()));
        });
    }

    /// Lets \a show show the value of a setting whenever the fields are filled. Restoring the
    /// defaults leaves the setting alone.
    template<typename T>
    void addShown(Member<T> member, std::function<void(const T &)> show)
    {
        m_shown.append([member, show = std::move(show)](Settings &all) { show(member(all)); });
    }
    /// The same for a setting that has a default.
    template<typename T>
    void addMember(Member<T> member, std::function<void(const T &)> show)
    {
        addShown(member, std::move(show));
        m_restored.append([member](Settings &all) {
            Settings defaults;
            member(all) = member(defaults);
        });
    }
    /// Stores a \a value that the user chose, and emits it.
    template<typename T>
    void set(Member<T> member, const T &value)
    {
        if (m_isFilling || member(m_settings) == value)
            return;
        member(m_settings) = value;
        emitChanged();
    }

    /// Called after every change, to enable the fields that \a settings make sense of.
    virtual void updateFields(const Settings & /*settings*/) {}

private:
    void emitChanged();

    QString m_title;
    QString m_icon;
    Settings m_settings;
    bool m_isFilling = false; ///< the program sets the fields; their signals are ignored
    QList<SettingsRow> m_rows;
    QStringList m_heading; ///< words of the last heading
    QList<std::function<void(Settings &)>> m_shown;
    QList<std::function<void(Settings &)>> m_restored; ///< each sets its setting to the default
};

} // namespace dogear::widgets
