// SPDX-License-Identifier: GPL-3.0-or-later
#include "show_problem.h"

#include <accounts/accounts.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/error_text.h>
#include <words/format.h>

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

ShowProblem::ShowProblem(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_retry(
          new QPushButton(themedIcon(u"refresh"_s, QPalette::ButtonText), tr("Try again"), this))
{
    setObjectName(u"podcastProblem"_s);
    m_text->setObjectName(u"podcastProblemText"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // the sentence may quote a server
    m_retry->setObjectName(u"podcastRetry"_s);
    m_retry->setToolTip(tr("Read the feed again"));
    auto *row = new QHBoxLayout(this);
    const int margin = units(font(), 4);
    row->setContentsMargins(margin, 0, margin, 0);
    row->setSpacing(margin);
    row->addWidget(m_text, 1);
    row->addWidget(m_retry);
    connect(m_retry, &QPushButton::clicked, this, [this] {
        if (isPasswordWanted())
            emit passwordRequested();
        else
            emit retryRequested();
    });
}

bool ShowProblem::isPasswordWanted() const
{
    const auto &error = m_show.fetch.lastError;
    return error && accounts::asksForPassword(*error, m_show.url);
}

void ShowProblem::setShow(const domain::FollowedPodcast &show)
{
    if (show.id != m_show.id)
        m_nextRefresh.reset();
    m_show = show;
    explain();
}

void ShowProblem::setNextRefresh(const std::optional<QDateTime> &time)
{
    m_nextRefresh = time;
    explain();
}

void ShowProblem::explain()
{
    const auto &error = m_show.fetch.lastError;
    setVisible(error.has_value());
    m_retry->setText(isPasswordWanted() ? tr("Enter password…") : tr("Try again"));
    if (!error)
        return;
    const QString sentence = words::refreshErrorSentence(*error, m_show.episodeCount > 0);
    // A time that has passed is not shown: the feed is being read right now.
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_text->setText(m_nextRefresh && *m_nextRefresh > now
                        ? tr("%1\nNext try: %2", "sentence, time")
                              .arg(sentence, words::formatMoment(*m_nextRefresh, now))
                        : sentence);
}

} // namespace dogear::widgets
