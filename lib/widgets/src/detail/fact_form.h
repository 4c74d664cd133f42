// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows groups of facts as a form with headings; texts are plain, links are opened by click
///        or key.
///
/// Tests: tests/gui/tst_show_page.cpp, tst_detail_page.cpp

#include <words/fact.h>

#include <QWidget>

class QGridLayout;
class QHBoxLayout;

namespace dogear::widgets {

class FactForm final : public QWidget
{
    Q_OBJECT

public:
    explicit FactForm(QWidget *parent);

    /// Sets whether the address of a feed has a button that changes it, in groups that are set from
    /// now on; true at first.
    void setFeedChangeable(bool isChangeable);
    /// Shows \a groups. The same groups again change nothing, so that the focus stays.
    void setGroups(const QList<words::FactGroup> &groups);

signals:
    void linkActivated(const QUrl &url);
    /// Emitted when the user wants to change the address of the feed.
    void changeRequested();

private:
    void addRow(const words::Fact &fact);
    [[nodiscard]] QWidget *createText(const words::Fact &fact);
    [[nodiscard]] QWidget *createLine(const words::Fact &fact);
    void addLink(QHBoxLayout &line, const QString &name, const QString &text, const QUrl &url);
    void addFeedButtons(QHBoxLayout &line, const words::Fact &fact);

    QGridLayout *m_rows; ///< captions and values
    int m_rowCount = 0;
    QList<words::FactGroup> m_groups;
    bool m_isFeedChangeable = true;
};

} // namespace dogear::widgets
