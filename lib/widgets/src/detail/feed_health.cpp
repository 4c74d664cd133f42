// SPDX-License-Identifier: GPL-3.0-or-later
#include "feed_health.h"

#include "parts/elided_label.h"

#include <base/feed_url.h>
#include <itemmodels/fetch_list_model.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <words/fetch_text.h>
#include <words/format.h>

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

enum Column { Sign, Time, Text };

} // namespace

FeedHealth::FeedHealth(QWidget *parent)
    : QWidget(parent)
    , m_next(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_column(new QVBoxLayout(this))
{
    setObjectName(u"feedHealth"_s);
    m_next->setObjectName(u"healthNext"_s);
    m_next->setWordWrap(true);
    m_next->setTextFormat(Qt::PlainText);
    m_empty->setObjectName(u"healthEmpty"_s);
    m_empty->setText(tr("The feed hasn't been loaded yet."));
    m_empty->setWordWrap(true);
    m_empty->hide();
    const int margin = units(font(), 4);
    m_column->setContentsMargins(margin, margin, margin, margin);
    m_column->setSpacing(units(font(), 2));
    m_column->addWidget(m_next);
    m_column->addWidget(m_empty);
    m_column->addStretch();
    setNextRefresh({});
    follow();
}

void FeedHealth::setModel(itemmodels::FetchListModel &model)
{
    m_model = &model;
    connect(&model, &itemmodels::FetchListModel::loaded, this, &FeedHealth::fill);
    follow();
}

void FeedHealth::setPodcast(const domain::FollowedPodcast &podcast)
{
    const bool isSame = podcast.id == m_podcast.id;
    m_podcast = podcast;
    if (!isSame) { // the results of another show must not stay until those of this one are read
        m_empty->hide();
        delete m_list;
        m_list = nullptr;
    }
    follow();
}

void FeedHealth::setNextRefresh(const std::optional<QDateTime> &time)
{
    m_next->setText(
        time ? tr("Next read: %1").arg(words::formatMoment(*time, QDateTime::currentDateTimeUtc()))
             : tr("Next read: when you refresh it"));
}

/// Lets the model read the results of the show only while they are visible.
void FeedHealth::follow()
{
    if (m_model)
        m_model->setPodcast(isVisible() ? m_podcast.id : PodcastId{});
}

void FeedHealth::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    follow();
}

void FeedHealth::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    follow();
}

void FeedHealth::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    // The rows hold copies of the old colours, in their pixmaps and in the palettes of labels.
    if (event->type() == QEvent::PaletteChange && m_list)
        fill();
}

void FeedHealth::fill()
{
    // While the list is hidden, the model has no show. Showing it fills the rows again.
    if (!m_model || m_model->podcast() != m_podcast.id)
        return;
    delete m_list;
    m_list = new QWidget(this);
    m_list->setObjectName(u"healthFetches"_s);
    m_list->setAccessibleName(tr("Results of recent refreshes, newest first"));
    m_grid = new QGridLayout(m_list);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(units(font(), 2));
    m_grid->setVerticalSpacing(units(font(), 0.5));
    m_grid->setColumnStretch(Text, 1);
    domain::FetchRecord above;
    for (const itemmodels::FetchRow &row : m_model->rows()) {
        addFetch(row.fetch, above);
        above = row.fetch;
    }
    m_empty->setVisible(m_model->rows().isEmpty());
    m_column->insertWidget(m_column->count() - 1, m_list); // above the stretch
    m_list->setVisible(!m_model->rows().isEmpty());
}

/// Adds the rows of one fetch. An error, a redirect or warnings that equal those of the fetch
/// \a above are shortened or left out.
void FeedHealth::addFetch(const domain::FetchRecord &fetch, const domain::FetchRecord &above)
{
    const bool isRepeated = fetch.error && fetch.error == above.error;
    int line = m_grid->rowCount();
    m_grid->setRowMinimumHeight(line++, units(font(), 1)); // gap between two fetches
    auto *sign = new QLabel(m_list);
    const int size = units(font(), 4);
    sign->setPixmap(themedIcon(fetch.error ? u"warning"_s : u"check"_s)
                        .pixmap(QSize(size, size), devicePixelRatioF()));
    sign->setAccessibleName(fetch.error ? tr("Failed") : tr("Read"));
    m_grid->addWidget(sign, line, Sign, Qt::AlignTop);
    QLabel *time = createLabel(words::formatMoment(fetch.at, QDateTime::currentDateTimeUtc()),
                               tabular(font()));
    time->setWordWrap(false);
    setSecondary(time);
    time->setToolTip(words::formatDateTime(fetch.at));
    m_grid->addWidget(time, line, Time, Qt::AlignTop);

    const QString facts = words::fetchFacts(fetch);
    const QString sentence =
        isRepeated ? words::sameFailureSentence(fetch) : words::fetchSentence(fetch);
    // An error takes a sentence or two, so the figures get a line of their own.
    const bool areFactsBelow = fetch.error && !isRepeated;
    const QString outcome = areFactsBelow || facts.isEmpty()
                                ? sentence
                                : tr("%1 · %2", "outcome, figures").arg(sentence, facts);
    m_grid->addWidget(createLabel(outcome, font()), line, Text, Qt::AlignTop);
    if (areFactsBelow && !facts.isEmpty())
        addLine(createLabel({}, secondaryFont(font())), facts);
    // A redirect from http to https, say, is not worth a line: the keys of both are equal.
    const bool isElsewhere =
        !fetch.finalUrl.isEmpty() && feedUrlKey(fetch.finalUrl) != feedUrlKey(m_podcast.url);
    if (isElsewhere && fetch.finalUrl != above.finalUrl)
        addLine(new ElidedLabel(m_list),
                tr("Redirected to %1").arg(fetch.finalUrl.toDisplayString()));
    if (fetch.warnings == above.warnings)
        return;
    for (const QString &warning : fetch.warnings.mid(0, maxWarnings))
        addLine(createLabel({}, secondaryFont(font())), warning);
    // A broken feed repeats one warning for many of its items.
    const int more = int(fetch.warnings.size()) - maxWarnings;
    if (more > 0)
        addLine(createLabel({}, secondaryFont(font())), tr("and %n more like it", nullptr, more));
}

/// Adds a line in secondary style below the outcome of the fetch.
void FeedHealth::addLine(QLabel *label, const QString &text)
{
    label->setText(text);
    label->setFont(secondaryFont(font()));
    setSecondary(label);
    m_grid->addWidget(label, m_grid->rowCount(), Text);
}

void FeedHealth::setSecondary(QLabel *label) const
{
    QPalette secondary = label->palette();
    secondary.setColor(label->foregroundRole(),
                       secondaryColor(palette(), palette().color(QPalette::Base)));
    label->setPalette(secondary);
}

QLabel *FeedHealth::createLabel(const QString &text, const QFont &labelFont)
{
    auto *label = new QLabel(text, m_list);
    label->setFont(labelFont);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText); // texts of servers must not be read as HTML
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace dogear::widgets
