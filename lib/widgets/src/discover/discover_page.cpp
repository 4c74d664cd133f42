// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_choice.h"
#include "directory_delegate.h"
#include "directory_facts.h"
#include "list/uniform_list_view.h"
#include "parts/search_field.h"
#include "source_states.h"

#include <itemmodels/directory_list_model.h>
#include <widgets/artwork_images.h>
#include <widgets/discover_page.h>
#include <widgets/empty_state.h>
#include <widgets/link_offer.h>
#include <widgets/metrics.h>
#include <widgets/tab_order.h>
#include <words/directory_text.h>

#include <QCursor>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollBar>
#include <QStackedWidget>
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
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, units(font(), 4), 0, 0);
    column->setSpacing(units(font(), 2));
    column->addWidget(createTop());
    createList(images);
    column->addWidget(m_stack, 1);
    connectRows();
    setMode(Mode::Chart);
    setPlaceholder(u"discover"_s, {});
}

QWidget *DiscoverPage::createTop()
{
    auto *top = new QWidget(this);
    m_search = new SearchField(u"discoverSearch"_s, tr("Search for shows, or paste a link"), top);
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setToolTip(tr("Names of shows and people, or the link of another player (Ctrl+F). "
                            "Return follows the selected show, and plays one that you follow."));
    connect(m_search, &QLineEdit::textChanged, this, &DiscoverPage::searchChanged);
    m_offer = new LinkOffer(top);
    m_sources = new SourceStates(top);
    m_note = new QLabel(top);
    m_note->setObjectName(u"discoverNote"_s);
    m_note->setTextFormat(Qt::PlainText); // the sentence may quote a server
    m_note->setWordWrap(true);
    m_note->setFont(secondaryFont(font()));
    auto *column = new QVBoxLayout(top);
    const int margin = units(font(), 4);
    column->setContentsMargins(margin, 0, margin, 0);
    column->setSpacing(units(font(), 2));
    column->addWidget(m_search);
    column->addWidget(m_offer);
    column->addWidget(m_sources);
    column->addWidget(m_note);
    return top;
}

void DiscoverPage::createList(ArtworkImages &images)
{
    m_list = new UniformListView(this);
    m_list->setObjectName(u"discoverList"_s);
    m_list->setAccessibleName(tr("Shows"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(&m_model);
    m_model.setAccessibleText(accessibleShowText);
    auto *delegate = new DirectoryDelegate(images, m_list);
    m_list->setItemDelegate(delegate);
    m_list->setVerticalScrollMode(QListView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    m_empty = new EmptyState(this);
    m_empty->setObjectName(u"discoverEmpty"_s);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_empty);
    connect(&images, &ArtworkImages::changed, this, [this] { m_list->viewport()->update(); });
    connect(delegate, &DirectoryDelegate::buttonClicked, this, &DiscoverPage::activate);
    connect(m_empty, &EmptyState::activated, this, &DiscoverPage::retryRequested);
}

void DiscoverPage::connectRows()
{
    for (QWidget *watched : QList<QWidget *>{m_search, m_list, m_list->viewport()})
        watched->installEventFilter(this);
    connect(m_list, &QAbstractItemView::entered, this, &DiscoverPage::fixRows);
    connect(m_list->verticalScrollBar(), &QScrollBar::valueChanged, this, &DiscoverPage::fixRows);
    connect(m_list->selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            [this](const QModelIndex &now) {
                fixRows();
                // Only a list with the focus: the current row also changes when rows are removed,
                // and that is not the user's choice.
                if (now.isValid() && m_list->hasFocus())
                    emit selected(m_model.show(now));
            });
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, [this] {
        fixRows();
        showState();
    });
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &DiscoverPage::showState);
}

/// Called once, by the first showEvent(): naming all countries takes some milliseconds, which the
/// start of the window would pay.
void DiscoverPage::createCharts()
{
    m_charts = new ChartChoice(m_search->parentWidget());
    m_charts->setCountry(m_country);
    m_charts->setVisible(m_mode == Mode::Chart);
    auto *column = qobject_cast<QVBoxLayout *>(m_search->parentWidget()->layout());
    column->insertWidget(column->indexOf(m_search) + 1, m_charts);
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
    const bool hasRows = m_model.rowCount() > 0 && m_mode != Mode::Link;
    m_stack->setCurrentWidget(hasRows ? static_cast<QWidget *>(m_list) : m_empty);
}

int DiscoverPage::lastFixedRow() const
{
    int last = m_list->currentIndex().row();
    const QWidget *rows = m_list->viewport();
    if (rows->underMouse())
        last = std::max(last, m_list->indexAt(rows->mapFromGlobal(QCursor::pos())).row());
    if (m_list->verticalScrollBar()->value() > 0) // the user reads what is visible
        last = std::max(last, m_list->visibleRows().last);
    return last;
}

void DiscoverPage::fixRows()
{
    m_model.setFixedRows(lastFixedRow() + 1);
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

bool DiscoverPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list->viewport()
        && (event->type() == QEvent::Leave || event->type() == QEvent::MouseMove))
        fixRows();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if ((watched == m_search && handleFieldKey(key))
            || (watched == m_list && handleListKey(key)))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool DiscoverPage::handleFieldKey(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        submit();
        return true;
    case Qt::Key_Escape:
        if (searchText().isEmpty())
            return false;
        m_search->clear();
        return true;
    case Qt::Key_Down:
        if (m_stack->currentWidget() != m_list)
            return false;
        m_list->setFocus(Qt::TabFocusReason);
        // The focus alone makes the first row the current one, without selecting it.
        if (!m_list->selectionModel()->hasSelection())
            m_list->selectionModel()->setCurrentIndex(m_model.index(0),
                                                      QItemSelectionModel::ClearAndSelect);
        return true;
    default:
        return false;
    }
}

bool DiscoverPage::handleListKey(int key)
{
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activate(m_list->currentIndex());
        return true;
    case Qt::Key_Escape:
        if (searchText().isEmpty())
            return false;
        m_search->clear();
        focusSearch();
        return true;
    case Qt::Key_Up:
        if (m_list->currentIndex().row() > 0) // the first row leads back to the field
            return false;
        focusSearch();
        return true;
    default:
        return false;
    }
}

} // namespace dogear::widgets
