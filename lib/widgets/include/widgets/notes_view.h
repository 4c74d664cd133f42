// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Renders show notes. Loads nothing itself: links, times and pictures are signals.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_notes_view.cpp

#include <QHash>
#include <QImage>
#include <QTextBrowser>
#include <query/query.h>

#include <chrono>
#include <optional>

namespace dogear::widgets {

struct NotesText
{
    QString html;                                      ///< unsanitised, from the feed
    QUrl base;                                         ///< base URL of relative links
    std::optional<std::chrono::milliseconds> duration; ///< length of the episode, if known
};

class NotesView final : public QTextBrowser
{
    Q_OBJECT

public:
    /// Maximum line length in average characters; longer lines are hard to read.
    static constexpr int maxColumns = 75;

    explicit NotesView(QWidget *parent = nullptr);

    void setNotes(const NotesText &notes);
    /// Highlights the matches of \a query.
    void setSearched(const query::Query &query);

    /// Returns true if the notes contain pictures and showPictures() was not called for them.
    [[nodiscard]] bool hasHiddenPictures() const { return m_hasPictures && !m_showsPictures; }
    /// Requests the pictures of these notes with pictureRequested().
    void showPictures();
    /// Inserts \a picture; ignored unless showPictures() requested \a url for these notes.
    void setPicture(const QUrl &url, const QImage &picture);

    /// Makes the view as high as its text, for pages that scroll as a whole.
    void setGrowing();

    /// Returns only the program's own resources and pictures set with setPicture(): nothing is
    /// fetched for a document.
    QVariant loadResource(int type, const QUrl &name) override;

signals:
    void linkActivated(const QUrl &url);
    void timeActivated(std::chrono::milliseconds position);
    /// Emitted once for each picture after showPictures().
    void pictureRequested(const QUrl &url);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the sanitised HTML of the notes, for setHtml().
    [[nodiscard]] QString safeHtml(bool hasPictures) const;
    void render();
    void formatBlocks();
    void markSearched();
    void fitPictures();
    void fitHeight();
    void fitWidth();

    NotesText m_notes;
    QString m_html; ///< sanitised HTML, as shown
    query::Query m_searched;
    bool m_hasPictures = false;
    bool m_showsPictures = false;
    bool m_isGrowing = false;
    QHash<QUrl, QImage> m_pictures; ///< a null image is still being loaded
    QList<int> m_quotes;            ///< numbers of the blocks of quotations
};

} // namespace dogear::widgets
