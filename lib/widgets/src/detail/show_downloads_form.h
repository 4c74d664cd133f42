// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Which episodes of a show are downloaded without being asked for.
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

    /// Of another show, which is not known yet: nobody can choose anything.
    void clear();
    /// Known now, or changed elsewhere. What is being typed stays.
    void setDownloads(const domain::ShowDownloads &downloads);

signals:
    /// Emitted when a person chose something.
    void downloadsChanged(const dogear::domain::ShowDownloads &downloads);

private:
    void createNewest(QFormLayout &form);
    void createQuery(QFormLayout &form);
    void take();
    void enableWhatCounts();

    domain::ShowDownloads m_downloads;
    QSpinBox *m_newest = nullptr;
    QLineEdit *m_query = nullptr;
    QCheckBox *m_onlyUnplayed = nullptr;
};

} // namespace dogear::widgets
