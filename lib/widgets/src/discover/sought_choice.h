// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Selects whether directories are searched for shows or for episodes: two chips, one of
///        which is on.
///
/// Tests: tests/gui/tst_discover_page.cpp

#include <discovery/directory_search.h>

#include <QWidget>

namespace dogear::widgets {

class Chip;

class SoughtChoice final : public QWidget
{
    Q_OBJECT

public:
    explicit SoughtChoice(QWidget *parent = nullptr);

    [[nodiscard]] discovery::Sought sought() const;

signals:
    /// Emitted when the user selects the other one.
    void chosen(dogear::discovery::Sought sought);

private:
    Chip *m_shows;
    Chip *m_episodes;
};

} // namespace dogear::widgets
