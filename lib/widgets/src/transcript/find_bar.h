// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Searches within a text: a field, the number of hits, and buttons for the previous and the
///        next hit. Return goes to the next hit, Shift+Return to the previous one, Escape leaves.
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

    /// Gives the field the focus and selects its text.
    void begin();
    void clear();
    [[nodiscard]] QString words() const;
    /// Shows the number of hits. \a current is the index of the current hit; -1: none.
    void setHits(int count, int current);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void wordsChanged(const QString &words);
    void nextRequested();
    void previousRequested();
    /// Emitted when the user leaves the field with Escape, which also clears it.
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
