// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits which episodes of a show are downloaded automatically.
///
/// Tests: tests/gui/tst_show_downloads_form.cpp

#include <domain/download.h>

#include <QWidget>

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace dogear::widgets {

class ShowDownloadsForm final : public QWidget
{
    Q_OBJECT

public:
    explicit ShowDownloadsForm(QWidget *parent = nullptr);

    /// Empties and disables the form until setDownloads() brings the settings of another show.
    void clear();
    /// Shows the settings of the show, and enables the form. Text that the user is typing stays.
    void setDownloads(const domain::ShowDownloads &downloads);

signals:
    /// Emitted when the user has changed a setting.
    void downloadsChanged(const dogear::domain::ShowDownloads &downloads);

private:
    void createNewest(QFormLayout &form);
    void createQuery(QFormLayout &form);
    void take();
    void updateEnabledFields();

    domain::ShowDownloads m_downloads;
    QSpinBox *m_newest = nullptr;
    QLineEdit *m_query = nullptr;
    QCheckBox *m_onlyUnplayed = nullptr;
};

} // namespace dogear::widgets
