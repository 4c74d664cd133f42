// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits which directories are asked, for which country, and the key of Podcast Index.
///
/// Tests: tests/gui/tst_discover_settings.cpp

#include <settings/settings.h>

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLineEdit;

namespace dogear::widgets {

class DirectorySettingsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit DirectorySettingsPage(QWidget *parent = nullptr);

    /// Fills the fields without a signal. \a country is the one that is used if the settings name
    /// none.
    void setDirectories(const settings::DirectorySettings &directories, const QString &country);
    /// Fills the fields of the key without a signal.
    void setKey(const QString &key, const QString &secret);

signals:
    void directoriesChanged(const dogear::settings::DirectorySettings &directories);
    /// Emitted with both parts, or with none if the user removed the key.
    void keyChanged(const QString &key, const QString &secret);

private:
    void emitChanged();
    void emitKey();

    settings::DirectorySettings m_directories;
    bool m_isFilling = false; ///< the program sets the fields; their signals are ignored
    QComboBox *m_country = nullptr;
    QCheckBox *m_fyyd = nullptr;
    QLineEdit *m_key = nullptr;
    QLineEdit *m_secret = nullptr;
    QString m_storedKey; ///< key and secret as they were last emitted or set
};

} // namespace dogear::widgets
