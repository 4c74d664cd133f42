// SPDX-License-Identifier: GPL-3.0-or-later
#include "import/player_choice.h"

#include <widgets/literal_text.h>
#include <widgets/metrics.h>
#include <words/transfer_text.h>

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace dogear::widgets {

using importers::PlayerFile;

namespace {

QLabel *makeText(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText); // paths and names must not be read as HTML
    label->setWordWrap(true);
    return label;
}

} // namespace

PlayerChoice::PlayerChoice(QWidget *parent)
    : QWidget(parent)
    , m_text(makeText(u"importText"_s, this))
    , m_list(new QListWidget(this))
    , m_problem(makeText(u"importProblem"_s, this))
    , m_readRest(new QPushButton(tr("Import what can be read"), this))
    , m_file(new QPushButton(tr("Choose file…"), this))
{
    m_text->setBuddy(m_list);
    m_list->setObjectName(u"importPlayers"_s);
    m_list->setAccessibleName(tr("Players on this computer"));
    m_list->setSpacing(units(font(), 1));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_readRest->setObjectName(u"importReadRest"_s);
    m_readRest->setAutoDefault(false);
    m_file->setObjectName(u"importChooseFile"_s);
    m_file->setAutoDefault(false);
    m_file->setToolTip(tr("Import a database, a backup or a list that another player wrote"));
    auto *row = new QHBoxLayout;
    row->addWidget(m_file);
    row->addStretch();
    row->addWidget(m_readRest);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(units(font(), 2));
    column->addWidget(m_text);
    column->addWidget(m_list, 1);
    column->addWidget(m_problem);
    column->addLayout(row);
    connect(m_list, &QListWidget::itemSelectionChanged, this, &PlayerChoice::selectionChanged);
    connect(m_list, &QListWidget::itemActivated, this, &PlayerChoice::activated);
    connect(m_file, &QPushButton::clicked, this, &PlayerChoice::fileWanted);
    connect(m_readRest, &QPushButton::clicked, this, &PlayerChoice::damagedWanted);
    setProblem({}, false);
    showState();
}

void PlayerChoice::showSearching()
{
    m_isSearching = true;
    showState();
}

void PlayerChoice::setPlayers(const QList<PlayerFile> &players)
{
    m_isSearching = false;
    m_players = players;
    m_list->clear();
    for (const PlayerFile &player : players) {
        const QString path = QDir::toNativeSeparators(player.path);
        auto *item = new QListWidgetItem(words::playerName(player.player) + u'\n' + path, m_list);
        item->setToolTip(literalToolTip(path));
    }
    if (!players.isEmpty())
        m_list->setCurrentRow(0); // Return imports from the only one, as a rule
    showState();
    // Without a player the keyboard would be in an empty list.
    (players.isEmpty() ? static_cast<QWidget *>(m_file) : m_list)->setFocus();
}

void PlayerChoice::setProblem(const QString &text, bool isDamaged)
{
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
    m_readRest->setVisible(isDamaged);
}

std::optional<PlayerFile> PlayerChoice::selected() const
{
    const int row = m_list->selectedItems().isEmpty() ? -1 : m_list->currentRow();
    return row < 0 || row >= m_players.size() ? std::nullopt : std::optional(m_players.at(row));
}

void PlayerChoice::showState()
{
    if (m_isSearching)
        m_text->setText(tr("Looking for other players on this computer…"));
    else if (m_players.isEmpty())
        m_text->setText(tr("No other player was found on this computer. Choose a file: the "
                           "database or backup of a player, or an OPML list."));
    else
        m_text->setText(tr("Choose the player whose shows, positions and favourites you want in "
                           "Dogear. Its files are not changed."));
    m_list->setVisible(!m_players.isEmpty());
    emit selectionChanged();
}

} // namespace dogear::widgets
