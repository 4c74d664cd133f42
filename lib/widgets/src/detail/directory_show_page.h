// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Presents what directories say about a show that the user does not follow, or about an
///        episode.
///
/// All texts are those of strangers and shown literally.
///
/// Tests: tests/gui/tst_discover_page.cpp

#include <discovery/show_list.h>

#include <QWidget>

class QFormLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace dogear::widgets {

class ArtworkImages;
class DetailHeader;
class FilledButton;

class DirectoryShowPage final : public QWidget
{
    Q_OBJECT

public:
    DirectoryShowPage(ArtworkImages &images, QWidget *parent);

    /// Shows \a show, or its episode if it is a hit of a search for episodes.
    void setShow(const discovery::ListedShow &show);
    [[nodiscard]] quint64 key() const { return m_show.key; } ///< of the show; 0: none was set
    /// Sets whether the feed of the show is being read for a preview.
    void setReading(bool isReading);

signals:
    void followRequested(const dogear::discovery::ListedShow &show);
    /// Emitted when the user wants to play the episode.
    void playRequested(const dogear::discovery::ListedShow &show);
    /// Emitted when the user wants to see and play the episodes before following the show.
    void previewRequested(const dogear::discovery::ListedShow &show);
    void linkActivated(const QUrl &url);

private:
    void createButtons();
    void createScrollArea();
    void fillFacts();
    void addEpisodeFacts();
    void addShowFacts();
    void addFact(const QString &name, const QString &value);
    void addLink(const QString &name, const QUrl &url);
    void addRow(const QString &name, QWidget *value);

    discovery::ListedShow m_show;
    DetailHeader *m_header;
    FilledButton *m_play;
    FilledButton *m_follow;
    QPushButton *m_preview;
    QLabel *m_about;
    QFormLayout *m_facts;
    QScrollArea *m_scroll = nullptr;
};

} // namespace dogear::widgets
