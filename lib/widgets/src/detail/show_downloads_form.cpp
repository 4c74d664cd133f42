// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_downloads_form.h"

#include "parts/clear_button.h"
#include "parts/placeholder_filter.h"
#include "parts/wheel_filter.h"
#include "show_form.h"

#include <widgets/metrics.h>

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using domain::ShowDownloads;

namespace {

constexpr int maxNewest = 1000;
constexpr double queryUnits = 36;

} // namespace

ShowDownloadsForm::ShowDownloadsForm(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"showDownloads"_s);
    QFormLayout *form = createShowForm(*this, tr("Downloads"));
    createNewest(*form);
    createQuery(*form);
    m_onlyUnplayed = new QCheckBox(tr("Only unplayed ones"), this);
    m_onlyUnplayed->setObjectName(u"showDownloadsUnplayed"_s);
    m_onlyUnplayed->setAccessibleName(m_onlyUnplayed->text());
    m_onlyUnplayed->setToolTip(tr("What was played before it could be downloaded stays away"));
    form->addRow(m_onlyUnplayed);
    connect(m_onlyUnplayed, &QCheckBox::toggled, this, &ShowDownloadsForm::take);
    new WheelFilter(*this); // last, because it guards only the fields that exist already
    clear();
}

void ShowDownloadsForm::createNewest(QFormLayout &form)
{
    m_newest = new QSpinBox(this);
    m_newest->setObjectName(u"showDownloadsNewest"_s);
    m_newest->setAccessibleName(tr("Download the newest"));
    m_newest->setToolTip(tr("Downloads this many new episodes automatically"));
    m_newest->setRange(0, maxNewest);
    m_newest->setSpecialValueText(tr("None"));
    m_newest->setKeyboardTracking(false); // "12" must not store and apply "1" first
    auto *label = new QLabel(tr("Download the newest"), this);
    label->setBuddy(m_newest);
    form.addRow(label, m_newest);
    connect(m_newest, &QSpinBox::valueChanged, this, &ShowDownloadsForm::take);
}

void ShowDownloadsForm::createQuery(QFormLayout &form)
{
    m_query = new QLineEdit(this);
    m_query->setObjectName(u"showDownloadsQuery"_s);
    m_query->setAccessibleName(tr("Only with"));
    m_query->setToolTip(tr("Words that must be found in an episode, as when you search for it"));
    new PlaceholderFilter(*m_query);
    m_query->setPlaceholderText(tr("Any words"));
    addClearButton(*m_query, u"showDownloadsClear"_s);
    m_query->setMinimumWidth(units(font(), queryUnits));
    auto *label = new QLabel(tr("Only with"), this);
    label->setBuddy(m_query);
    form.addRow(label, m_query);
    connect(m_query, &QLineEdit::editingFinished, this, &ShowDownloadsForm::take);
    connect(m_query, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty()) // the clear button does not emit editingFinished()
            take();
    });
}

void ShowDownloadsForm::clear()
{
    m_query->setModified(false); // otherwise the words typed for the previous show would stay
    setDownloads({});
    setEnabled(false);
}

void ShowDownloadsForm::setDownloads(const ShowDownloads &downloads)
{
    m_downloads = downloads;
    // The page is filled again at each refresh of its show. That is no choice of the user, and must
    // not replace a number or a word that the user is typing.
    const QSignalBlocker quietNewest(m_newest);
    const QSignalBlocker quietQuery(m_query);
    const QSignalBlocker quietUnplayed(m_onlyUnplayed);
    if (m_newest->value() != downloads.newest)
        m_newest->setValue(downloads.newest);
    if (!m_query->isModified())
        m_query->setText(downloads.query);
    m_onlyUnplayed->setChecked(downloads.onlyUnplayed);
    setEnabled(true);
    updateEnabledFields();
}

void ShowDownloadsForm::take()
{
    const ShowDownloads chosen{.newest = m_newest->value(),
                               .query = m_query->text().trimmed(),
                               .onlyUnplayed = m_onlyUnplayed->isChecked()};
    m_query->setModified(false);
    if (chosen == m_downloads)
        return;
    m_downloads = chosen;
    updateEnabledFields();
    emit downloadsChanged(chosen);
}

void ShowDownloadsForm::updateEnabledFields()
{
    m_query->setEnabled(m_downloads.newest > 0);
    m_onlyUnplayed->setEnabled(m_downloads.newest > 0);
}

} // namespace dogear::widgets
