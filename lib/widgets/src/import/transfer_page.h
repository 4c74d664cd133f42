// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows what of another player's library would come over, with a tick for each show.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_import_dialog.cpp

#include <QWidget>

#include <transfer/transfer_values.h>

class QCheckBox;
class QLabel;
class QTreeView;

namespace dogear::itemmodels {
class TransferTableModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class WrappingCheckBox;

class TransferPage final : public QWidget
{
    Q_OBJECT

public:
    /// \a model outlives this.
    explicit TransferPage(itemmodels::TransferTableModel &model, QWidget *parent = nullptr);

    /// Shows the texts around the table for \a preview, whose shows the model has.
    void setPreview(const transfer::TransferPreview &preview,
                    const QList<transfer::FailedShow> &failed);
    [[nodiscard]] transfer::TransferChoice choice() const;
    void focusTable();

signals:
    /// Emitted when another set of shows is ticked.
    void choiceChanged();
    /// Emitted when episodes that were probably played become played, or no longer do.
    void probablyPlayedChanged(bool countsAsPlayed);

private:
    void createTable();
    void showTicks();

    itemmodels::TransferTableModel &m_model;
    QLabel *m_title;
    QCheckBox *m_all;
    QTreeView *m_view;
    WrappingCheckBox *m_probablyPlayed;
    QLabel *m_remainder;
};

} // namespace dogear::widgets
