// SPDX-License-Identifier: GPL-3.0-or-later
#include <widgets/detail_tabs.h>
#include <widgets/key_hints.h>
#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <widgets/tab_order.h>

#include <QHBoxLayout>
#include <QHelpEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

DetailTabs::DetailTabs(const QString &barName, QWidget *parent)
    : QWidget(parent)
    , m_bar(new QTabBar(this))
    , m_pages(new QStackedWidget(this))
{
    m_bar->setObjectName(barName);
    m_bar->setAccessibleName(tr("Parts of the page"));
    m_bar->setExpanding(false);
    m_bar->setDrawBase(false);
    m_bar->installEventFilter(this);
    m_bar->hide();
    auto *row = new QHBoxLayout;
    // With the space that tabs have around their texts, these begin at the margin of the page.
    row->setContentsMargins(units(font(), 2), 0, units(font(), 2), 0);
    row->addWidget(m_bar);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_pages, 1);
    connect(m_bar, &QTabBar::currentChanged, this, [this](int tab) {
        m_wanted = tab;
        m_pages->setCurrentIndex(tab);
    });
}

void DetailTabs::addPage(QWidget *page, const QString &text)
{
    m_names.append(text);
    // Without signals, because the first tab of a QTabBar becomes its current one.
    const QSignalBlocker byProgram(m_bar);
    const int tab = m_bar->addTab(text);
    m_bar->setTabVisible(tab, tab == 0);
    m_pages->addWidget(page);
}

QString DetailTabs::toolTip(int tab) const
{
    return withKey(m_names.value(tab), keyOf(*this, u"actionTab%1"_s.arg(tab + 1)));
}

bool DetailTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::eventFilter(watched, event);
    const auto &help = *static_cast<QHelpEvent *>(event);
    const int tab = m_bar->tabAt(help.pos());
    QToolTip::showText(help.globalPos(), tab < 0 ? QString() : literalToolTip(toolTip(tab)), m_bar);
    return true;
}

void DetailTabs::setDefault(int tab)
{
    m_default = tab;
    open(tab);
}

void DetailTabs::setShown(int tab, bool isShown)
{
    {
        // Without signals, because currentChanged() would make the fallback the user's choice.
        const QSignalBlocker byProgram(m_bar);
        m_bar->setTabVisible(tab, isShown);
        m_bar->setCurrentIndex(m_bar->isTabVisible(m_wanted) ? m_wanted : m_default);
    }
    m_pages->setCurrentIndex(m_bar->currentIndex());
    int shown = 0;
    for (int each = 0; each < m_bar->count(); ++each)
        shown += m_bar->isTabVisible(each) ? 1 : 0;
    m_bar->setVisible(shown > 1);
}

bool DetailTabs::isShown(int tab) const
{
    return m_bar->isTabVisible(tab);
}

void DetailTabs::open(int tab)
{
    m_bar->setCurrentIndex(tab);
}

void DetailTabs::enter(int tab)
{
    if (!isVisible() || !isShown(tab))
        return;
    open(tab);
    // The tab was opened with a key, so the keys that follow are meant for its content.
    const QList<QWidget *> inside = inLayoutOrder(*m_pages->currentWidget());
    const auto first =
        std::ranges::find_if(inside, [](const QWidget *each) { return each->isVisible(); });
    if (first != inside.cend())
        (*first)->setFocus(Qt::ShortcutFocusReason);
}

} // namespace dogear::widgets
