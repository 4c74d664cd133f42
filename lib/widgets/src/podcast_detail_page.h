// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A show: header, description, information.

#include <domain/library.h>

#include <QWidget>

class QFormLayout;
class QLabel;
class QPushButton;

namespace dogear::widgets {

class ArtworkImages;
class DetailHeader;
class NotesView;

class PodcastDetailPage final : public QWidget
{
    Q_OBJECT

public:
    PodcastDetailPage(ArtworkImages &images, QWidget *parent);

    void setPodcast(const domain::FollowedPodcast &podcast);

signals:
    void linkActivated(const QUrl &url);
    void retryRequested(dogear::PodcastId id);

private:
    void fillInformation();
    void addFact(const QString &name, const QString &value);

    domain::FollowedPodcast m_podcast;
    DetailHeader *m_header;
    QLabel *m_problem;
    QPushButton *m_retry;
    NotesView *m_about;
    QFormLayout *m_information;
};

} // namespace dogear::widgets
