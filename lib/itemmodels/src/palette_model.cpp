// SPDX-License-Identifier: GPL-3.0-or-later
#include <domain/search_results.h>
#include <itemmodels/palette_model.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace dogear::itemmodels {

namespace {

/// An entry that matches, with what decides about its place.
struct Ranked
{
    MatchRank rank = MatchRank::Whole;
    double use = 0;
    PaletteKind kind = PaletteKind::Action;
    int entry = 0; ///< index
};

/// Whether \a a is listed before \a b.
bool isBefore(const Ranked &a, const Ranked &b)
{
    return std::tuple(a.rank, -a.use, a.kind, a.entry)
           < std::tuple(b.rank, -b.use, b.kind, b.entry);
}

} // namespace

PaletteModel::PaletteModel(QObject *parent)
    : QAbstractListModel(parent)
{}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size()) + (m_last ? 1 : 0);
}

QHash<int, QByteArray> PaletteModel::roleNames() const
{
    return {{KeyRole, "key"},
            {KindRole, "kind"},
            {MarkedTextRole, "markedText"},
            {ContextRole, "context"},
            {ShortcutRole, "shortcut"},
            {HintRole, "hint"},
            {IconRole, "icon"},
            {ImageRole, "image"},
            {IsEnabledRole, "isEnabled"},
            {IsCheckedRole, "isChecked"}};
}

const PaletteEntry *PaletteModel::entryAt(const QModelIndex &index) const
{
    if (!index.isValid() || index.model() != this || index.column() != 0
        || index.row() >= rowCount())
        return nullptr;
    return index.row() < m_rows.size() ? &m_entries.at(m_rows.at(index.row())) : &*m_last;
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    const PaletteEntry *entry = entryAt(index);
    if (!entry)
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return entry->text;
    case Qt::AccessibleTextRole:
        return m_accessibleText ? m_accessibleText(index) : entry->text;
    case KeyRole:
        return entry->key;
    case KindRole:
        return QVariant::fromValue(entry->kind);
    case MarkedTextRole:
        return markedText(index);
    case ContextRole:
        return entry->context;
    case ShortcutRole:
        return entry->shortcut;
    case HintRole:
        return entry->hint;
    case IconRole:
        return entry->icon;
    case ImageRole:
        return entry->image;
    case IsEnabledRole:
        return entry->isEnabled;
    case IsCheckedRole:
        return entry->isChecked;
    default:
        return {};
    }
}

QString PaletteModel::markedText(const QModelIndex &index) const
{
    const QString text = entryAt(index)->text;
    if (index.row() >= m_rows.size() || m_typed.words.isEmpty())
        return text;
    const QList<query::Mark> marks = matchMarks(m_typed, m_names.at(m_rows.at(index.row())));
    return query::delimited(text, marks, domain::matchBegin, domain::matchEnd);
}

void PaletteModel::setEntries(const QList<PaletteEntry> &entries)
{
    beginResetModel();
    m_entries = entries;
    m_names.clear();
    m_text.clear();
    m_typed = {};
    m_last.reset();
    list();
    endResetModel();
}

void PaletteModel::addEntries(const QList<PaletteEntry> &entries)
{
    beginResetModel();
    m_entries += entries;
    list();
    endResetModel();
}

void PaletteModel::rank(const QString &text, const std::optional<PaletteEntry> &last)
{
    beginResetModel();
    m_text = text.trimmed();
    m_typed = typedName(m_text);
    m_last = last;
    list();
    endResetModel();
}

void PaletteModel::list()
{
    QList<Ranked> ranked;
    ranked.reserve(m_entries.size());
    if (!m_typed.words.isEmpty())
        prepareNames();
    for (int i = 0; i < m_entries.size(); ++i) {
        if (const std::optional<MatchRank> rank = rankOf(i))
            ranked.append({.rank = *rank,
                           .use = m_entries.at(i).use,
                           .kind = m_entries.at(i).kind,
                           .entry = i});
    }
    std::ranges::sort(ranked, isBefore);
    m_rows.clear();
    m_rows.reserve(ranked.size());
    for (const Ranked &each : std::as_const(ranked))
        m_rows.append(each.entry);
}

std::optional<MatchRank> PaletteModel::rankOf(int entry) const
{
    if (m_text.isEmpty())
        return MatchRank::Whole; // all entries match equally well
    if (m_typed.words.isEmpty())
        return std::nullopt; // signs that belong to no word, such as "!", are in no name
    return matchRank(m_typed, m_names.at(entry));
}

/// Divides the names into words when the first letter is typed: opening the palette needs none.
void PaletteModel::prepareNames()
{
    m_names.reserve(m_entries.size());
    QString context;
    QStringList words;
    while (m_names.size() < m_entries.size()) {
        const PaletteEntry &entry = m_entries.at(m_names.size());
        if (std::exchange(context, entry.context) != entry.context) // all shows have the same one
            words = foldedWords(context);
        m_names.append({query::wordsOf(entry.text), words});
    }
}

PaletteEntry PaletteModel::entry(const QModelIndex &index) const
{
    const PaletteEntry *entry = entryAt(index);
    return entry ? *entry : PaletteEntry();
}

QModelIndex PaletteModel::indexOf(const QString &key) const
{
    const auto found =
        std::ranges::find(m_rows, key, [this](int entry) { return m_entries.at(entry).key; });
    return found == m_rows.cend() ? QModelIndex() : index(int(found - m_rows.cbegin()));
}

void PaletteModel::setAccessibleText(std::function<QString(const QModelIndex &)> text)
{
    m_accessibleText = std::move(text);
}

} // namespace dogear::itemmodels
