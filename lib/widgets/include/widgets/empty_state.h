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

    /// Little: where there is no room the sign is left out.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void activated();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void paintIcon();
    void makeRoom();

    QString m_iconName;
    QLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_button;
};

} // namespace dogear::widgets
