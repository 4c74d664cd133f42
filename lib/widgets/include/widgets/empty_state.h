// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief What stands where there is nothing: one line and at most one button.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_messages.cpp

#include <QWidget>

class QLabel;
class QPushButton;

namespace dogear::widgets {

class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// An empty \a buttonText: no button.
    void setContent(const QString &icon, const QString &text, const QString &buttonText = {});

signals:
    void activated();

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintIcon();

    QString m_iconName;
    QLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace dogear::widgets
