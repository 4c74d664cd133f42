// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rendered show notes. Loads nothing by itself; links and times are signals.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_main_window.cpp

#include <QTextBrowser>

#include <chrono>
#include <optional>

namespace dogear::widgets {

struct NotesText
{
    QString html; ///< as the feed has it
    QUrl base;
    std::optional<std::chrono::milliseconds> duration;
};

class NotesView final : public QTextBrowser
{
    Q_OBJECT

public:
    /// Characters to a line.
    static constexpr int maxColumns = 75;

    explicit NotesView(QWidget *parent = nullptr);

    void setNotes(const NotesText &notes);

    /// Nothing is fetched for a document: only the program's own resources are found.
    QVariant loadResource(int type, const QUrl &name) override;

signals:
    void linkActivated(const QUrl &url);
    void timeActivated(std::chrono::milliseconds position);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void render();

    NotesText m_notes;
};

} // namespace dogear::widgets
