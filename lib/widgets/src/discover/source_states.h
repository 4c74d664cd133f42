// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows what became of a search at each directory: "Apple: 12", "fyyd: asking…".
///
/// Tests: tests/gui/tst_discover_page.cpp

#include <discovery/directory_search.h>

#include <QList>
#include <QWidget>

class QLabel;

namespace dogear::widgets {

class SourceStates final : public QWidget
{
    Q_OBJECT

public:
    explicit SourceStates(QWidget *parent);

    /// Directories that are not asked are left out.
    void setProgress(const QList<discovery::SourceProgress> &progress);

private:
    QList<QLabel *> m_labels;
};

} // namespace dogear::widgets
