// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows a placeholder for an empty list: an icon, a line of text and an optional button.
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

    /// Sets the icon and the texts; an empty \a buttonText hides the button.
    void setContent(const QString &icon, const QString &text, const QString &buttonText = {});

    /// Small, because the icon is hidden if there is no room for it.
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
