// SPDX-License-Identifier: GPL-3.0-or-later
#include "directory_settings_page.h"

#include "discover/chart_choice.h"
#include "parts/wheel_filter.h"
#include "settings_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScopedValueRollback>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Key and secret as one text, to compare them.
QString together(const QLineEdit &key, const QLineEdit &secret)
{
    return key.text().trimmed() + u' ' + secret.text().trimmed();
}

} // namespace

DirectorySettingsPage::DirectorySettingsPage(QWidget *parent)
    : QWidget(parent)
    , m_key(new QLineEdit(this))
    , m_secret(new QLineEdit(this))
{
    setObjectName(u"settingsDirectories"_s);
    SettingsForm form(*this);
    form.addHeading(tr("Charts and searches"));
    m_country = new QComboBox(this);
    addChartCountries(*m_country);
    form.addField(u"settingsCountry"_s,
                  tr("Country"),
                  tr("Whose charts are shown, and whose shows Apple lists"),
                  m_country);
    m_fyyd = form.addSwitch(u"settingsFyyd"_s,
                            tr("Also ask fyyd"),
                            tr("A directory with many German shows, and sometimes slow"));
    form.addHeading(tr("Podcast Index"));
    form.addField(
        u"settingsIndexKey"_s, tr("Key"), tr("The key that podcastindex.org gave you"), m_key);
    m_secret->setEchoMode(QLineEdit::Password);
    form.addField(u"settingsIndexSecret"_s,
                  tr("Secret"),
                  tr("The secret that podcastindex.org gave you with the key"),
                  m_secret);
    form.addNote(tr("Podcast Index is also asked without a key, and then finds less. Both are kept "
                    "in your keychain."));
    new WheelFilter(*this); // after all fields: it watches those that exist now
    connect(m_country, &QComboBox::currentIndexChanged, this, [this] {
        m_directories.country = m_country->currentData().toString();
        emitChanged();
    });
    connect(m_fyyd, &QCheckBox::toggled, this, [this](bool asks) {
        m_directories.asksFyyd = asks;
        emitChanged();
    });
    for (const QLineEdit *field : {m_key, m_secret})
        connect(field, &QLineEdit::editingFinished, this, &DirectorySettingsPage::emitKey);
    setDirectories({}, {});
    setKey({}, {});
}

void DirectorySettingsPage::emitChanged()
{
    if (!m_isFilling)
        emit directoriesChanged(m_directories);
}

/// Half a key is not emitted: the user is about to fill in the other field.
void DirectorySettingsPage::emitKey()
{
    const QString key = m_key->text().trimmed();
    const QString secret = m_secret->text().trimmed();
    const QString both = together(*m_key, *m_secret);
    if (both == m_storedKey || key.isEmpty() != secret.isEmpty())
        return;
    m_storedKey = both;
    emit keyChanged(key, secret);
}

void DirectorySettingsPage::setDirectories(const settings::DirectorySettings &directories,
                                           const QString &country)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_country->setCurrentIndex(
        m_country->findData(directories.country.isEmpty() ? country : directories.country));
    m_fyyd->setChecked(directories.asksFyyd);
    m_directories = directories; // last: the fields' signals write into it
}

void DirectorySettingsPage::setKey(const QString &key, const QString &secret)
{
    m_key->setText(key);
    m_secret->setText(secret);
    m_storedKey = together(*m_key, *m_secret);
}

} // namespace dogear::widgets
