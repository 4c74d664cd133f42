// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/listed_rows.h"
#include "search/merged_show.h"
#include "values/show_keys.h"

#include <discovery/show_list.h>

#include <algorithm>
#include <tuple>

namespace dogear::discovery {

namespace {

void addFeed(ListedShow &row, const QUrl &feed)
{
    if (!feed.isEmpty() && !row.feeds.contains(feed))
        row.feeds.append(feed);
    const qsizetype best = row.feeds.indexOf(row.show.feedUrl);
    if (best > 0)
        row.feeds.move(best, 0);
}

} // namespace

int relevance(const QString &title, const QString &author, const QString &words)
{
    const QString wanted = comparableText(words);
    const QString name = comparableText(title);
    const QString all = name + u' ' + comparableText(author);
    const QStringList each = wanted.split(u' ', Qt::SkipEmptyParts);
    const auto areIn = [&each](const QString &text) {
        return std::ranges::all_of(each,
                                   [&text](const QString &word) { return text.contains(word); });
    };
    if (each.isEmpty())
        return 0;
    if (name == wanted)
        return 4;
    if (name.startsWith(wanted))
        return 3;
    if (areIn(name))
        return 2;
    return areIn(all) ? 1 : 0;
}

void ShowList::restart(const QString &words)
{
    m_rows.clear();
    m_keys.clear();
    m_words = words;
    addFromLibrary();
    sort(0);
}

void ShowList::setLibrary(const QList<LibraryShow> &shows, qsizetype fixed)
{
    m_library = shows;
    for (ListedShow &row : m_rows)
        row.followed = {};
    addFromLibrary();
    sort(fixed);
}

void ShowList::add(const QList<DirectoryShow> &hits, qsizetype fixed)
{
    int rank = 0;
    for (const DirectoryShow &hit : hits) {
        if (ListedShow *row = find(hit)) {
            row->rank = std::min(row->rank, rank);
            addTo(*row, hit);
            joinOthers(row->key, fixed);
        } else {
            append(hit, rank);
        }
        ++rank;
    }
    markFollowed();
    sort(fixed);
}

void ShowList::complete(const QList<DirectoryShow> &shows)
{
    for (const DirectoryShow &show : shows) {
        if (ListedShow *row = find(show))
            addTo(*row, show);
    }
    markFollowed();
}

void ShowList::addTo(ListedShow &row, const DirectoryShow &hit)
{
    discovery::addTo(row.show, hit);
    addFeed(row, hit.feedUrl);
    remember(row);
}

void ShowList::joinOthers(quint64 key, qsizetype fixed)
{
    const auto indexOf = [this](quint64 of) {
        return std::distance(m_rows.begin(), std::ranges::find(m_rows, of, &ListedShow::key));
    };
    for (const QString &common : mergeKeys(m_rows.at(indexOf(key)).show)) {
        const quint64 otherKey = m_keys.value(common, key);
        const qsizetype at = indexOf(otherKey);
        if (otherKey == key || at < fixed || at == m_rows.size())
            continue;
        const ListedShow other = m_rows.takeAt(at);
        for (quint64 &known : m_keys) {
            if (known == otherKey)
                known = key;
        }
        ListedShow &row = m_rows[indexOf(key)];
        row.rank = std::min(row.rank, other.rank);
        addTo(row, other.show);
    }
}

void ShowList::markFollowed()
{
    // A row of a directory may be a show of the library with which it had no common key before.
    for (const LibraryShow &show : m_library) {
        if (ListedShow *row = find(toShow(show)))
            row->followed = show.id;
    }
}

ListedShow *ShowList::find(const DirectoryShow &hit)
{
    for (const QString &key : mergeKeys(hit)) {
        const auto found = m_keys.constFind(key);
        if (found == m_keys.cend())
            continue;
        const auto row = std::ranges::find(m_rows, *found, &ListedShow::key);
        if (row != m_rows.end())
            return &*row;
    }
    return nullptr;
}

ListedShow &ShowList::append(const DirectoryShow &hit, int rank)
{
    m_lastKey += 2;
    ListedShow row{.key = m_lastKey, .show = hit, .followed = {}, .feeds = {}, .rank = rank};
    addFeed(row, hit.feedUrl);
    remember(row);
    m_rows.append(row);
    return m_rows.last();
}

void ShowList::remember(const ListedShow &row)
{
    for (const QString &key : mergeKeys(row.show)) {
        if (!m_keys.contains(key))
            m_keys.insert(key, row.key);
    }
}

void ShowList::addFromLibrary()
{
    for (const LibraryShow &show : m_library) {
        ListedShow *row = find(toShow(show));
        if (!row && relevance(show.title, show.author, m_words) > 0)
            row = &append(toShow(show), 0);
        if (row)
            row->followed = show.id;
    }
}

int ShowList::weight(const ListedShow &row) const
{
    constexpr int library = 10; // above the best fit of a directory
    if (row.show.isDead && !row.followed.isValid())
        return -1;
    const int fit = relevance(row.show.title, row.show.author, m_words);
    return row.followed.isValid() && fit > 0 ? fit + library : fit;
}

void ShowList::sort(qsizetype fixed)
{
    sortBehind(m_rows, fixed, [this](const ListedShow &row) {
        // In a chart the ranks alone decide.
        return std::tuple(
            m_words.isEmpty() ? 0 : -weight(row), row.rank, -row.show.directories.size(), row.key);
    });
}

} // namespace dogear::discovery
