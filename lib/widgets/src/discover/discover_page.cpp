// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_choice.h"
#include "directory_delegate.h"
#include "directory_facts.h"
#include "fixed_rows.h"
#include "list/uniform_list_view.h"
#include "parts/search_field.h"
#include "parts/searchable_list.h"
#include "parts/selected_row.h"
#include "sought_choice.h"
#include "source_states.h"

#include <itemmodels/directory_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/discover_page.h>
#include <widgets/empty_state.h>
#include <widgets/key_command.h>
#include <widgets/key_hints.h>
#include <widgets/link_offer.h>
#include <widgets/metrics.h>
#include <widgets/tab_order.h>
#include <words/directory_text.h>

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using discovery::SourceProgress;
using itemmodels::DirectoryListModel;

DiscoverPage::DiscoverPage(DirectoryListModel &model, ArtworkImages &images, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
{
    setObjectName(u"discoverPage"_s);
    createField();
    createList(images);
    m_content = new SearchableList(*m_search, *m_list, *m_empty, this);
    createStates();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_content);
    connectRows();
    setMode(Mode::Chart);
    setPlaceholder(u"discover"_s, {});
}

void DiscoverPage::createField()
{
    m_search = new SearchField(u"discoverSearch"_s, tr("Search for shows, or paste a link"), this);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setToolTip(tr("Names of shows and people, or the link of another player. Return "
                            "follows the selected show, and plays one that you follow."));
    new KeyToolTip(*m_search, {u"actionFind"_s});
    connect(m_search, &QLineEdit::textChanged, this, &DiscoverPage::searchChanged);
}

void DiscoverPage::createList(ArtworkImages &images)
{
    m_list = new UniformListView(this);
    m_list->setObjectName(u"discoverList"_s);
    m_list->setAccessibleName(tr("Shows and episodes"));
    m_list->setModel(&m_model);
    makeSelectedRowCurrent(*m_list);
    m_model.setAccessibleText(accessibleShowText);
    auto *delegate = new DirectoryDelegate(images, m_list);
    m_list->setItemDelegate(delegate);
    new FixedRows(*m_list, m_model);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(u"discoverEmpty"_s);
    connect(&images, &ArtworkImages::changed, this, [this] { m_list->viewport()->update(); });
    connect(delegate, &DirectoryDelegate::buttonClicked, this, &DiscoverPage::activate);
    connect(m_empty, &EmptyState::activated, this, &DiscoverPage::retryRequested);
}

void DiscoverPage::createStates()
{
    m_offer = new LinkOffer(this);
    m_sought = new SoughtChoice(this);
    m_sources = new SourceStates(this);
    m_note = new QLabel(this);
    m_note->setObjectName(u"discoverNote"_s);
    m_note->setTextFormat(Qt::PlainText); // the sentence may quote a server
    m_note->setWordWrap(true);
    m_note->setFont(secondaryFont(font()));
    m_content->top().addWidget(m_offer);
    m_content->top().addWidget(m_sought);
    m_content->top().addWidget(m_sources);
    m_content->top().addWidget(m_note);
    connect(m_sought, &SoughtChoice::chosen, this, &DiscoverPage::soughtChosen);
}

void DiscoverPage::connectRows()
{
    connect(m_content, &SearchableList::submitted, this, &DiscoverPage::submit);
    const KeyCommandInfo command{u"discoverActivate"_s,
                                 tr("In Discover"),
                                 tr("Follow, or play what you follow"),
                                 {Qt::Key_Return}};
    new KeyCommand(command, *m_list, [this] {
        const bool hasRow = m_list->currentIndex().isValid();
        if (hasRow)
            activate(m_list->currentIndex());
        return hasRow;
    });
    connect(m_content, &SearchableList::selected, this, [this](const QModelIndex &row) {
        emit selected(m_model.show(row));
    });
    // The chart that follows has other rows, and may still have to be read.
    connect(m_content, &SearchableList::clearedFromList, this, &DiscoverPage::focusSearch);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &DiscoverPage::showState);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &DiscoverPage::showState);
}

/// Called once, by the first showEvent(): naming all countries takes some milliseconds, which the
/// start of the window would pay.
void DiscoverPage::createCharts()
{
    m_charts = new ChartChoice(m_content);
    m_charts->setCountry(m_country);
    m_charts->setVisible(m_mode == Mode::Chart);
    QVBoxLayout &top = m_content->top();
    top.insertWidget(top.indexOf(m_search) + 1, m_charts);
    tabInLayoutOrder(*this); // created last, so Tab would reach it last
    connect(m_charts, &ChartChoice::chosen, this, &DiscoverPage::chartChosen);
}

void DiscoverPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_charts)
        createCharts();
    emit opened();
}

void DiscoverPage::focusSearch()
{
    m_search->begin();
}

QString DiscoverPage::searchText() const
{
    return m_search->text();
}

void DiscoverPage::setSearchText(const QString &text)
{
    m_search->setText(text);
}

void DiscoverPage::setCountry(const QString &country)
{
    m_country = country;
    if (m_charts)
        m_charts->setCountry(country);
}

discovery::Chart DiscoverPage::chart() const
{
    return m_charts ? m_charts->chart() : discovery::Chart{.country = m_country};
}

void DiscoverPage::setMode(Mode mode)
{
    m_mode = mode;
    if (m_charts)
        m_charts->setVisible(mode == Mode::Chart);
    m_sought->setVisible(mode == Mode::Results);
    m_sources->setVisible(mode == Mode::Results);
    m_note->hide();
    if (mode != Mode::Results)
        m_words.clear();
}

void DiscoverPage::showChart(const QString &note)
{
    setMode(Mode::Chart);
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
    setPlaceholder(u"discover"_s, tr("This chart is empty. Choose another one."));
}

void DiscoverPage::showChartLoading()
{
    setMode(Mode::Chart);
    setPlaceholder(u"discover"_s, tr("Reading the chart…"));
}

void DiscoverPage::showChartError(const QString &sentence)
{
    setMode(Mode::Chart);
    setPlaceholder(u"warning"_s, sentence, tr("Try again"));
}

void DiscoverPage::showResults(const QString &words)
{
    setMode(Mode::Results);
    m_words = words;
    setPlaceholder(u"search"_s, tr("Searching…"));
}

void DiscoverPage::showLink()
{
    setMode(Mode::Link);
    setPlaceholder(u"link"_s, tr("Press Return to follow the show that this link leads to."));
}

void DiscoverPage::setProgress(const QList<SourceProgress> &progress)
{
    m_sources->setProgress(progress);
    if (m_mode != Mode::Results)
        return;
    using State = SourceProgress::State;
    const auto is = [](State state) {
        return [state](const SourceProgress &source) { return source.state == state; };
    };
    const auto failed = std::ranges::find_if(progress, is(State::Failed));
    if (std::ranges::any_of(progress, is(State::Asked)))
        setPlaceholder(u"search"_s, tr("Searching…"));
    else if (failed != progress.end() && std::ranges::none_of(progress, is(State::Answered)))
        setPlaceholder(u"warning"_s, words::sourceStateSentence(*failed), tr("Try again"));
    else
        setPlaceholder(u"search"_s, tr("Nothing was found. Try fewer or other words."));
}

void DiscoverPage::setPlaceholder(const QString &icon, const QString &text, const QString &button)
{
    m_empty->setContent(icon, text, button);
    showState();
}

void DiscoverPage::showState()
{
    m_content->setListShown(m_model.rowCount() > 0 && m_mode != Mode::Link);
}

void DiscoverPage::activate(const QModelIndex &index)
{
    if (!index.isValid())
        return;
    m_list->setCurrentIndex(index);
    emit activated(m_model.show(index));
}

/// Return in the field acts on the selected row, which is the first one unless the user selected
/// another. Rows that belong to earlier words are left alone: the user has not seen what comes.
void DiscoverPage::submit()
{
    const bool isCurrent = m_mode == Mode::Results && m_words == searchText().simplified();
    if (isCurrent && m_model.rowCount() > 0)
        activate(m_list->currentIndex().isValid() ? m_list->currentIndex() : m_model.index(0));
    else
        emit submitted(searchText());
}

} // namespace dogear::widgets
