// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/player_choice.h"
#include "import/transfer_page.h"

#include <widgets/import_dialog.h>
#include <widgets/metrics.h>
#include <words/error_text.h>

#include <QDialogButtonBox>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

namespace {

/// Preferred size in units of the layout grid (widgets/metrics.h), which follow the font size.
constexpr double widthUnits = 220;
constexpr double heightUnits = 130;

} // namespace

ImportDialog::ImportDialog(itemmodels::TransferTableModel &model, QWidget *parent)
    : QDialog(parent)
    , m_pages(new QStackedWidget(this))
    , m_players(new PlayerChoice(this))
    , m_progressPage(new QWidget(this))
    , m_progressText(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_preview(new TransferPage(model, this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
{
    setObjectName(u"importDialog"_s);
    setWindowTitle(tr("Import from another player"));
    m_progressText->setObjectName(u"importProgressText"_s);
    m_progressText->setTextFormat(Qt::PlainText);
    m_progressText->setWordWrap(true);
    m_progress->setObjectName(u"importProgress"_s);
    m_progress->setAccessibleName(tr("Progress"));
    auto *progressColumn = new QVBoxLayout(m_progressPage);
    progressColumn->addStretch();
    progressColumn->addWidget(m_progressText);
    progressColumn->addWidget(m_progress);
    progressColumn->addStretch();
    for (QWidget *page :
         {static_cast<QWidget *>(m_players), m_progressPage, static_cast<QWidget *>(m_preview)})
        m_pages->addWidget(page);
    createButtons();
    auto *column = new QVBoxLayout(this);
    column->setSpacing(units(font(), 3));
    column->addWidget(m_pages, 1);
    column->addWidget(m_buttons);
    connect(m_players, &PlayerChoice::selectionChanged, this, &ImportDialog::showButtons);
    connect(m_players, &PlayerChoice::activated, this, &ImportDialog::goOn);
    connect(m_players, &PlayerChoice::fileWanted, this, &ImportDialog::fileWanted);
    connect(m_players, &PlayerChoice::damagedWanted, this, &ImportDialog::damagedWanted);
    connect(m_preview, &TransferPage::choiceChanged, this, &ImportDialog::showButtons);
    connect(m_preview,
            &TransferPage::probablyPlayedChanged,
            this,
            &ImportDialog::probablyPlayedChanged);
    resize(QSize(units(font(), widthUnits), units(font(), heightUnits))
               .boundedTo(screen()->availableSize() * 9 / 10));
    showButtons();
}

void ImportDialog::createButtons()
{
    m_buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    m_buttons->button(QDialogButtonBox::Cancel)->setObjectName(u"importCancel"_s);
    m_back = m_buttons->addButton(tr("Back"), QDialogButtonBox::ActionRole);
    m_back->setObjectName(u"importBack"_s);
    m_back->setAutoDefault(false);
    m_next = m_buttons->addButton(tr("Continue"), QDialogButtonBox::ActionRole);
    m_next->setObjectName(u"importNext"_s);
    m_next->setDefault(true);
    connect(m_back, &QPushButton::clicked, this, &ImportDialog::goBack);
    connect(m_next, &QPushButton::clicked, this, &ImportDialog::goOn);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ImportDialog::goOn()
{
    if (m_pages->currentWidget() == m_preview) {
        if (!m_preview->choice().shows.isEmpty())
            emit importRequested(m_preview->choice());
    } else if (const auto player = m_players->selected()) {
        emit playerChosen(*player);
    }
}

void ImportDialog::goBack()
{
    if (m_pages->currentWidget() == m_progressPage)
        emit stopRequested();
    m_pages->setCurrentWidget(m_players);
    showButtons();
}

void ImportDialog::showButtons()
{
    const QWidget *page = m_pages->currentWidget();
    m_back->setVisible(page != m_players);
    m_back->setText(page == m_progressPage ? tr("Stop") : tr("Back"));
    m_next->setVisible(page != m_progressPage);
    m_next->setText(page == m_preview ? tr("Import") : tr("Continue"));
    m_next->setEnabled(page == m_preview ? !m_preview->choice().shows.isEmpty()
                                         : m_players->selected().has_value());
}

void ImportDialog::showSearching()
{
    m_players->showSearching();
    m_pages->setCurrentWidget(m_players);
    showButtons();
}

void ImportDialog::showPlayers(const QList<importers::PlayerFile> &players)
{
    m_players->setPlayers(players);
    showButtons();
}

void ImportDialog::showProblem(const Error &error)
{
    m_players->setProblem(words::errorSentence(error), error.code == ErrorCode::OtherPlayerDamaged);
    m_pages->setCurrentWidget(m_players);
    showButtons();
}

void ImportDialog::showProgress(const QString &text)
{
    m_players->setProblem({}, false);
    m_progressText->setText(text);
    m_progress->setRange(0, 0); // moves without an end
    m_pages->setCurrentWidget(m_progressPage);
    showButtons();
    m_back->setFocus();
}

void ImportDialog::setProgress(int done, int total)
{
    m_progress->setRange(0, total);
    m_progress->setValue(done);
}

void ImportDialog::showPreview(const transfer::TransferPreview &preview,
                               const QList<transfer::FailedShow> &failed)
{
    m_preview->setPreview(preview, failed);
    m_pages->setCurrentWidget(m_preview);
    showButtons();
    m_preview->focusTable();
}

} // namespace dogear::widgets
