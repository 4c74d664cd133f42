// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Lists what the command palette offers: the entries that match the typed text, ranked by
///        the match and by use; semantic roles only.
///
/// The window makes the entries with their texts; the model knows no action, show or setting.
///
/// Threads: GUI thread.
/// Tests:   tests/unit/itemmodels/tst_palette_model.cpp

#include <itemmodels/palette_ranking.h>

#include <QAbstractListModel>
#include <QList>
#include <QUrl>
#include <QVariant>

#include <functional>
#include <optional>

namespace dogear::itemmodels {

/// Kinds of entries, in the order in which equally good matches are listed.
enum class PaletteKind { Action, View, Show, Tag, SavedSearch, Setting, Button, EpisodeSearch };

struct PaletteEntry
{
    QString key = {}; ///< identifies the entry, also in the next session
    PaletteKind kind = PaletteKind::Action;
    QString text = {};
    QString context = {};  ///< the menu of an action, the page of a setting, what a show is
    QString shortcut = {}; ///< as people read it
    QString hint = {};     ///< a sentence about the entry
    QString icon = {};     ///< name of one of the program's icons
    QUrl image = {};       ///< artwork of a show
    bool isEnabled = true;
    bool isChecked = false;
    double use = 0;       ///< how much the user uses it (settings/use_counts.h)
    QVariant target = {}; ///< where it leads; only the window knows the type
};

class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        KeyRole = Qt::UserRole + 1, ///< QString
        KindRole,                   ///< PaletteKind
        MarkedTextRole, ///< QString with domain::matchBegin and matchEnd around what was typed
        ContextRole,    ///< QString
        ShortcutRole,   ///< QString
        HintRole,       ///< QString
        IconRole,       ///< QString
        ImageRole,      ///< QUrl
        IsEnabledRole,  ///< bool
        IsCheckedRole,  ///< bool
    };

    explicit PaletteModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// Replaces all entries and lists them as rank() does for an empty text.
    void setEntries(const QList<PaletteEntry> &entries);
    /// Adds entries and ranks all of them for the same text again.
    void addEntries(const QList<PaletteEntry> &entries);
    /// Lists the entries that match \a text, and \a last behind them. An empty text lists all
    /// entries: those that the user uses most, then the others by their kinds. Equally good and
    /// equally used entries of one kind keep the order of setEntries().
    void rank(const QString &text, const std::optional<PaletteEntry> &last = {});

    /// Returns the number of rows without the last one of rank().
    [[nodiscard]] int matchCount() const { return int(m_rows.size()); }
    /// Returns the entry at \a index; an empty one if there is no such row.
    [[nodiscard]] PaletteEntry entry(const QModelIndex &index) const;
    /// Returns the row of the entry \a key; an invalid index if it is not listed.
    [[nodiscard]] QModelIndex indexOf(const QString &key) const;

    /// Sets the source of Qt::AccessibleTextRole: translated text is made by the window.
    void setAccessibleText(std::function<QString(const QModelIndex &)> text);

private:
    void list();
    void prepareNames();
    [[nodiscard]] std::optional<MatchRank> rankOf(int entry) const;
    [[nodiscard]] const PaletteEntry *entryAt(const QModelIndex &index) const;
    [[nodiscard]] QString markedText(const QModelIndex &index) const;

    QList<PaletteEntry> m_entries;
    QList<ComparableName> m_names; ///< of m_entries, once something was typed
    QList<int> m_rows;             ///< indexes in m_entries
    std::optional<PaletteEntry> m_last;
    QString m_text;
    TypedName m_typed;
    std::function<QString(const QModelIndex &)> m_accessibleText;
};

} // namespace dogear::itemmodels
