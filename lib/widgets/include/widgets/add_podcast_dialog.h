// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Asks for the address or the file of a show; open() it, do not wait for it.
///
/// Threads: GUI thread.

#include <QDialog>

class QLineEdit;

namespace dogear::widgets {

class AddPodcastDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit AddPodcastDialog(QWidget *parent = nullptr);

    [[nodiscard]] QString text() const;

private:
    void browse();

    QLineEdit *m_field;
};

} // namespace dogear::widgets
