// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Shows the facts of an episode in groups: persons, excerpts, versions, comments and so on.
///
/// Has a row for each fact and no group without facts. The rows are created when the tab is shown,
/// because most episodes are left before.
///
/// Tests: tests/gui/tst_episode_details.cpp

#include <base/result.h>
#include <domain/comment.h>
#include <words/fact.h>

#include <QHash>
#include <QList>
#include <QScrollArea>
#include <QUrl>

class QButtonGroup;
class QFormLayout;
class QPushButton;

namespace dogear::widgets {

class EpisodeDetails final : public QScrollArea
{
    Q_OBJECT

public:
    explicit EpisodeDetails(QWidget *parent);

    void setFacts(const QList<words::FactGroup> &groups);
    /// Marks the version from \a source as chosen; empty: the first one, which is the standard.
    void setChosenVersion(const QUrl &source);
    /// Shows the replies to \a thread below it, or why there are none. Does nothing if the rows do
    /// not have the thread any more.
    void setReplies(const QUrl &thread, const Result<QList<domain::Comment>> &replies);

signals:
    void linkActivated(const QUrl &url);
    /// Emitted when the user wants the episodes of a person; \a search finds them.
    void personActivated(const QString &search);
    void excerptActivated(const dogear::words::Excerpt &excerpt);
    /// Emitted when the user has chosen the version from \a source.
    void versionChosen(const QUrl &source);
    /// Emitted when the user wants to read the replies to a post; setReplies() answers.
    void repliesRequested(const QUrl &thread);

protected:
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fillIfShown();
    void fill();
    [[nodiscard]] QFormLayout *addGroup(const QString &title);
    /// Inserts \a fact as row \a index of its group; -1: as the last one. \return the row's field
    QWidget *insertRow(QFormLayout &rows, int index, const words::Fact &fact);
    [[nodiscard]] QWidget *createButton(const words::Fact &fact);
    [[nodiscard]] QWidget *createPlay(const words::Fact &fact);
    [[nodiscard]] QWidget *createChoice(const words::Fact &fact);
    [[nodiscard]] QWidget *createText(const words::Fact &fact);
    /// Creates a link to \a url, whose label begins with \a caption. \a about: what it is about.
    [[nodiscard]] QWidget *createLink(const QString &caption,
                                      const QString &about,
                                      const QUrl &url);
    [[nodiscard]] QWidget *createReplies(const words::Fact &fact);
    void checkChosen();

    /// A row with a thread whose replies were not loaded yet.
    struct Thread
    {
        QFormLayout *rows = nullptr;
        QWidget *field = nullptr;
        QPushButton *button = nullptr;
        QWidget *failure = nullptr; ///< the field of the row that says why there are no replies
    };

    QList<words::FactGroup> m_groups;
    QHash<QUrl, Thread> m_threads;
    QUrl m_chosen;
    bool m_isFilled = false;            ///< the rows are those of m_groups
    QButtonGroup *m_versions = nullptr; ///< in the order of the versions that can be played
    QList<QUrl> m_sources;              ///< of the buttons in m_versions
};

} // namespace dogear::widgets
