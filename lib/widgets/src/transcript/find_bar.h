// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches inside of a text: a field, how many hits there are, and the way from one to the
///        next. Return goes on, Shift+Return back, Escape leaves.
///
/// Tests: tests/gui/tst_transcript_page.cpp

#include <QWidget>

class QLabel;
class QToolButton;

namespace dogear::widgets {

class SearchField;

class FindBar final : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent);

    void begin();
    void clear();
    [[nodiscard]] QString words() const;
    /// \a current: an index of \a count hits; -1: none of them.
    void setHits(int count, int current);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void wordsChanged(const QString &words);
    void nextRequested();
    void previousRequested();
    /// Emitted when the field is empty and left.
    void left();

private:
    [[nodiscard]] QToolButton *createButton(const QString &name,
                                            const QString &icon,
                                            const QString &text);

    SearchField *m_field;
    QLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
};

} // namespace dogear::widgets
