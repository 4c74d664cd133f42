// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Rendered show notes. Loads nothing by itself; links, times and pictures are signals.
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
    /// Marks what \a query looks for, wherever it stands.
    void setSearched(const query::Query &query);

    /// Whether there are pictures that were not asked for yet.
    [[nodiscard]] bool hasHiddenPictures() const { return m_hasPictures && !m_showsPictures; }
    /// Asks for the pictures of these notes, by pictureWanted().
    void showPictures();
    void setPicture(const QUrl &url, const QImage &picture);

    /// As high as its text, for pages that scroll as a whole.
    void setGrowing();

    /// Nothing is fetched for a document: only the program's own resources, and pictures that
    /// setPicture() brought, are found.
    QVariant loadResource(int type, const QUrl &name) override;

signals:
    void linkActivated(const QUrl &url);
    void timeActivated(std::chrono::milliseconds position);
    /// Emitted once for each picture after showPictures().
    void pictureWanted(const QUrl &url);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// What is harmless of the notes, for setHtml().
    [[nodiscard]] QString safeHtml(bool hasPictures) const;
    void render();
    void markSearched();
    void fitPictures();
    void fitHeight();
    void fitWidth();

    NotesText m_notes;
    QString m_html; ///< of the notes, as it is shown
    query::Query m_searched;
    bool m_hasPictures = false;
    bool m_showsPictures = false;
    bool m_isGrowing = false;
    QHash<QUrl, QImage> m_pictures; ///< null: on its way
};

} // namespace dogear::widgets
