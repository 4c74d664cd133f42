// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Edits the rules by which a saved search plays as a station.
///
/// Not modal: playback continues and the window stays usable.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_lists.cpp

#include <domain/station.h>

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QSpinBox;

namespace dogear::widgets {

class StationDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a name is that of the saved search, shown literally. \a today is the first choice of a last
    /// day.
    StationDialog(const QString &name, const QDate &today, QWidget *parent = nullptr);

    /// Shows \a station; its seed is kept.
    void setStation(const domain::Station &station);
    [[nodiscard]] domain::Station station() const;

private:
    void setUpFields();

    QComboBox *m_order;
    QSpinBox *m_perShow;
    QCheckBox *m_isLimited;
    QDateEdit *m_until;
    quint32 m_seed = 0;
};

} // namespace dogear::widgets
