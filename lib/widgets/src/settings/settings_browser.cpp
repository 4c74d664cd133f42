// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings_browser.h"

#include "parts/search_field.h"
#include "parts/selected_row.h"
#include "settings_page.h"

#include <widgets/empty_state.h>
#include <widgets/icons.h>
#include <widgets/metrics.h>
#include <widgets/tab_order.h>

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

constexpr double iconUnits = 5;
constexpr double searchFrameUnits = 11; ///< the icon and the margins of the search field

/// Puts \a page into a scroll area: with a large font, a page may be larger than the screen.
QScrollArea *scrolled(SettingsPage *page)
{
    auto *area = new QScrollArea;
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setWidget(page);
    area->setAccessibleName(page->title()); // Tab can focus the area itself
    return area;
}

} // namespace

SettingsBrowser::SettingsBrowser(QWidget *parent)
    : QWidget(parent)
    , m_search(new SearchField(u"settingsSearch"_s, {}, this))
    , m_list(new QListWidget(this))
    , m_side(new QVBoxLayout)
    , m_stack(new QStackedWidget(this))
    , m_nothing(new EmptyState)
{
    m_list->setObjectName(u"settingsPages"_s);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // The list decides how wide both are (fitList()); with large type, the pages need the rest.
    m_list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Expanding);
    m_search->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_side->setSpacing(units(font(), 2));
    m_side->addWidget(m_search);
    m_side->addWidget(m_list, 1);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(units(font(), 3));
    row->addLayout(m_side);
    row->addWidget(m_stack, 1);

    setTexts();
    createKeys();
    connect(m_search, &QLineEdit::textChanged, this, &SettingsBrowser::search);
    connect(m_search, &QLineEdit::returnPressed, this, &SettingsBrowser::goToMatch);
    connect(m_nothing, &EmptyState::activated, this, [this] {
        m_search->clear();
        m_search->begin();
    });
    makeSelectedRowCurrent(*m_list);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int page) {
        if (page >= 0) // the list is filled
            setPage(page);
    });
}

/// As shortcuts, because some fields use every key that gives a character.
void SettingsBrowser::createKeys()
{
    const auto create = [this](const QList<QKeySequence> &keys) {
        auto *shortcut = new QShortcut(this);
        shortcut->setKeys(keys);
        return shortcut;
    };
    connect(create({QKeySequence(Qt::CTRL | Qt::Key_Tab)}), &QShortcut::activated, this, [this] {
        step(1);
    });
    // Keyboards give the second key, some remote desktops the first one.
    connect(create({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab),
                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backtab)}),
            &QShortcut::activated,
            this,
            [this] { step(-1); });
    connect(create(QKeySequence::keyBindings(QKeySequence::Find)),
            &QShortcut::activated,
            this,
            &SettingsBrowser::beginSearch);
}

void SettingsBrowser::setTexts()
{
    m_search->setPlaceholderText(tr("Find a setting"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_list->setAccessibleName(tr("Pages"));
    const QString nothing = tr("No setting matches.");
    m_nothing->setContent(u"search"_s, nothing, tr("Clear the search"));
    m_nothing->setAccessibleName(nothing);
}

void SettingsBrowser::setPages(const QList<SettingsPage *> &pages)
{
    for (SettingsPage *page : pages) {
        m_stack->addWidget(scrolled(page));
        new QListWidgetItem(themedIcon(page->icon(), QPalette::Text), page->title(), m_list);
    }
    m_stack->addWidget(m_nothing);
    m_pages = pages;
    fitList();
    search();
}

/// Makes the list as wide as its widest entry, and as the hint of the search field above it.
void SettingsBrowser::fitList()
{
    const int icon = units(font(), iconUnits);
    m_list->setIconSize({icon, icon});
    const int entries = m_list->sizeHintForColumn(0) + 2 * m_list->frameWidth();
    const int hint = m_search->fontMetrics().horizontalAdvance(m_search->placeholderText())
                     + units(font(), searchFrameUnits);
    m_list->setMinimumWidth(std::max(entries, hint));
}

int SettingsBrowser::preferredWidth() const
{
    int page = 0;
    for (const SettingsPage *each : m_pages)
        page = std::max(page, each->sizeHint().width());
    const int bar = m_list->verticalScrollBar()->sizeHint().width();
    return m_side->sizeHint().width() + layout()->spacing() + page + bar;
}

void SettingsBrowser::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitList();
}

QWidget &SettingsBrowser::area() const
{
    return *m_stack;
}

QScrollArea &SettingsBrowser::areaOf(int page) const
{
    return *static_cast<QScrollArea *>(m_stack->widget(page));
}

SettingsPage *SettingsBrowser::shownPage() const
{
    return m_pages.value(m_stack->currentIndex()); // null for m_nothing, which is the last
}

QString SettingsBrowser::currentPage() const
{
    const SettingsPage *page = m_pages.value(m_list->currentRow());
    return page ? page->objectName() : QString();
}

void SettingsBrowser::beginSearch()
{
    m_search->begin();
}

void SettingsBrowser::updateMarks()
{
    const QStringList words = foldedWords(m_search->text());
    for (SettingsPage *page : std::as_const(m_pages))
        (void)page->search(words);
}

bool SettingsBrowser::clearSearch()
{
    const bool isSearch = !m_search->text().isEmpty();
    m_search->clear();
    return isSearch;
}

/// Down leads from the search to the list.
void SettingsBrowser::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down && m_search->hasFocus())
        m_list->setFocus(Qt::OtherFocusReason);
    else
        QWidget::keyPressEvent(event);
}

/// Opens the next page that is listed, or the previous one, and goes round at the ends.
void SettingsBrowser::step(int pages)
{
    const QWidget *focused = focusWidget();
    if (focused && m_stack->isAncestorOf(focused)) // its page is about to be hidden
        m_list->setFocus(Qt::OtherFocusReason);
    const int count = m_list->count();
    for (int i = 1; i <= count; ++i) {
        const int next = (m_list->currentRow() + i * (count + pages)) % count;
        if (m_list->item(next)->isHidden())
            continue;
        setPage(next);
        return;
    }
}

void SettingsBrowser::setPage(int index)
{
    m_list->setCurrentRow(index);
    // Also where the row is the same: the stack may show that nothing matches.
    m_stack->setCurrentIndex(index);
    // Gives the page its size now, before something in it is scrolled to.
    m_stack->layout()->activate();
    emit shownPageChanged();
}

void SettingsBrowser::openPage(const QString &name)
{
    const auto found = std::ranges::find_if(
        m_pages, [&name](const SettingsPage *page) { return page->objectName() == name; });
    if (found != m_pages.end())
        setPage(int(found - m_pages.begin()));
}

void SettingsBrowser::search()
{
    const QStringList words = foldedWords(m_search->text());
    QList<SettingMatch> found;
    m_matches.clear();
    for (SettingsPage *page : std::as_const(m_pages)) {
        const PageMatch match = page->search(words);
        QListWidgetItem *item = m_list->item(int(found.size()));
        item->setHidden(!words.isEmpty() && match.match == SettingMatch::None);
        found.append(match.match);
        m_matches.append(match.first);
    }
    if (words.isEmpty())
        setPage(std::max(0, m_list->currentRow()));
    else
        openBest(found);
}

/// The current page stays open unless another one matches better.
void SettingsBrowser::openBest(const QList<SettingMatch> &found)
{
    const SettingMatch best = *std::ranges::max_element(found);
    if (best == SettingMatch::None) {
        m_stack->setCurrentWidget(m_nothing);
        // Read aloud, because the focus stays in the field.
        QAccessibleEvent alert(m_nothing, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
        emit shownPageChanged();
        return;
    }
    const int current = std::max(0, m_list->currentRow());
    const int page = found.at(current) == best ? current : int(found.indexOf(best));
    setPage(page);
    if (QWidget *first = m_matches.at(page))
        areaOf(page).ensureWidgetVisible(first);
}

/// Gives the first field that the search found the focus.
void SettingsBrowser::goToMatch()
{
    const SettingsPage *page = shownPage();
    if (!page)
        return;
    const QList<SettingsRow> &rows = page->rows();
    auto row = std::ranges::find(rows, m_matches.at(m_stack->currentIndex()), &SettingsRow::label);
    while (row != rows.end() && !row->field) // a heading stands for its first field
        ++row;
    goTo(row == rows.end() ? page->objectName() : row->field->objectName());
}

void SettingsBrowser::goTo(const QString &name)
{
    for (int i = 0; i < m_pages.size(); ++i) {
        QWidget *wanted = m_pages.at(i);
        if (wanted->objectName() != name)
            wanted = wanted->findChild<QWidget *>(name);
        if (!wanted)
            continue;
        if (m_list->item(i)->isHidden())
            m_search->clear();
        setPage(i);
        // A page accepts no focus; its first field gets it.
        QWidget *field = acceptsFocus(*wanted) ? wanted : inLayoutOrder(*wanted).value(0);
        if (!field)
            return;
        areaOf(i).ensureWidgetVisible(field);
        field->setFocus(Qt::ShortcutFocusReason);
        return;
    }
}

} // namespace dogear::widgets
