// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/transfer_page.h"

#include "import/transfer_table.h"
#include "settings/wrapping_check_box.h"

#include <itemmodels/transfer_table_model.h>
#include <widgets/metrics.h>
#include <words/error_text.h>
#include <words/format.h>
#include <words/transfer_text.h>

#include <QHeaderView>
#include <QLabel>
#include <QSignalBlocker>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using itemmodels::TransferTableModel;

namespace {

QLabel *makeText(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

/// What does not come over, one sentence in a line.
QString remainderText(const transfer::TransferPreview &preview,
                      const QList<transfer::FailedShow> &failed)
{
    QStringList lines = words::remainderSentences(preview);
    constexpr qsizetype maxFailed = 3; // the others have the same reason, as a rule
    for (const transfer::FailedShow &show : failed.first(std::min(failed.size(), maxFailed)))
        lines.append(show.title.isEmpty()
                         ? words::errorSentence(show.error)
                         : TransferPage::tr("“%1”: %2", "a show, a sentence")
                               .arg(words::isolated(show.title), words::errorSentence(show.error)));
    if (failed.size() > maxFailed)
        lines.append(TransferPage::tr(
            "%n more shows cannot be imported.", nullptr, int(failed.size() - maxFailed)));
    return lines.join(u'\n');
}

} // namespace

TransferPage::TransferPage(TransferTableModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_title(makeText(u"importTitle"_s, this))
    , m_all(new QCheckBox(tr("All shows"), this))
    , m_view(new QTreeView(this))
    , m_probablyPlayed(new WrappingCheckBox({}, this))
    , m_remainder(makeText(u"importRemainder"_s, this))
{
    m_title->setBuddy(m_view);
    m_all->setObjectName(u"importAll"_s);
    m_probablyPlayed->setObjectName(u"importProbablyPlayed"_s);
    createTable();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(font(), 2));
    column->addWidget(m_title);
    column->addWidget(m_all);
    column->addWidget(m_view, 1);
    column->addWidget(m_probablyPlayed);
    column->addWidget(m_remainder);
    connect(&model, &TransferTableModel::ticksChanged, this, &TransferPage::showTicks);
    // clicked() and not toggled(): showTicks() sets the box, too.
    connect(m_all, &QCheckBox::clicked, this, [this] {
        m_model.tickAll(m_all->checkState() != Qt::Unchecked);
    });
    connect(m_probablyPlayed, &QCheckBox::clicked, this, &TransferPage::probablyPlayedChanged);
    showTicks();
}

void TransferPage::createTable()
{
    m_view->setObjectName(u"importShows"_s);
    m_view->setAccessibleName(tr("Shows of the other player"));
    m_view->setModel(new TransferTable(m_model, m_view));
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setAlternatingRowColors(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setTabKeyNavigation(false); // Tab leaves the table
    QHeaderView *header = m_view->header();
    header->setSectionsMovable(false);
    const std::array widths{65, 25, 60, 50}; // grid units, in the order of Column
    for (int column = 0; column < TransferTableModel::columns; ++column)
        header->resizeSection(column, units(m_view->font(), widths.at(size_t(column))));
    header->setStretchLastSection(true);
}

void TransferPage::setPreview(const transfer::TransferPreview &preview,
                              const QList<transfer::FailedShow> &failed)
{
    m_title->setText(tr("What comes over from %1:").arg(words::playerName(preview.source.player)));
    m_probablyPlayed->setText(tr("Mark %n episodes as played that %1 has only as started or at "
                                 "their end",
                                 nullptr,
                                 preview.probablyPlayed)
                                  .arg(words::playerName(preview.source.player)));
    m_probablyPlayed->setVisible(preview.probablyPlayed > 0);
    m_remainder->setText(remainderText(preview, failed));
    m_remainder->setVisible(!m_remainder->text().isEmpty());
    if (!m_view->currentIndex().isValid())
        m_view->setCurrentIndex(m_view->model()->index(0, TransferTableModel::ShowColumn));
}

transfer::TransferChoice TransferPage::choice() const
{
    return {.shows = m_model.ticked(),
            .countsProbablyPlayed =
                m_probablyPlayed->isVisibleTo(this) && m_probablyPlayed->isChecked()};
}

void TransferPage::focusTable()
{
    m_view->setFocus();
}

void TransferPage::showTicks()
{
    const auto ticked = int(m_model.ticked().size());
    const int tickable = m_model.tickable();
    const QSignalBlocker blocker(m_all);
    m_all->setEnabled(tickable > 0);
    const bool isAll = tickable > 0 && ticked == tickable;
    m_all->setCheckState(isAll ? Qt::Checked : ticked > 0 ? Qt::PartiallyChecked : Qt::Unchecked);
    emit choiceChanged();
}

} // namespace dogear::widgets
