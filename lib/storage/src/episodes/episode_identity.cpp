// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_identity.h"

#include <base/feed_url.h>

#include <QSet>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// What two looks of one episode share; empty if there is nothing to compare by.
using KeyOf = QString (*)(const EpisodeLook &);

QString byEnclosure(const EpisodeLook &look)
{
    return look.enclosureUrl.isEmpty() ? QString() : feedUrlKey(look.enclosureUrl);
}

QString byFile(const EpisodeLook &look)
{
    return look.fileBytes ? QString::number(*look.fileBytes) : QString();
}

QString titled(const QString &time, const EpisodeLook &look)
{
    const QString title = look.title.simplified().toCaseFolded();
    return title.isEmpty() ? QString() : QString(time + u' ' + title);
}

QString byMoment(const EpisodeLook &look)
{
    return look.published ? titled(QString::number(look.published->toSecsSinceEpoch()), look)
                          : QString();
}

QString byDay(const EpisodeLook &look)
{
    return look.published ? titled(look.published->toUTC().date().toString(Qt::ISODate), look)
                          : QString();
}

bool isVideo(const EpisodeLook &look)
{
    return look.enclosureType.startsWith("video/"_L1);
}

bool mayBeTheSame(const EpisodeLook &one, const EpisodeLook &other)
{
    if (isVideo(one) != isVideo(other))
        return false;
    return !one.duration || !other.duration
           || std::chrono::abs(*one.duration - *other.duration) <= sameLength;
}

/// Pairs up what is left on both sides, step by step.
class Pairing
{
public:
    Pairing(const QList<EpisodeLook> &vanished, const QList<EpisodeLook> &unknown)
        : m_vanished(vanished)
        , m_unknown(unknown)
    {}

    /// \return unknown → vanished, for keys that one episode on either side has
    [[nodiscard]] QHash<int, int> candidates(KeyOf keyOf) const
    {
        const QHash<QString, QList<int>> before = byKey(m_vanished, m_pairs.values(), keyOf);
        const QHash<QString, QList<int>> after = byKey(m_unknown, m_pairs.keys(), keyOf);
        QHash<int, int> pairs;
        for (auto now = after.cbegin(); now != after.cend(); ++now) {
            const QList<int> then = before.value(now.key());
            if (then.size() == 1 && now->size() == 1)
                pairs.insert(now->constFirst(), then.constFirst());
        }
        return pairs;
    }

    /// The same, without pairs that cannot be one episode.
    [[nodiscard]] QHash<int, int> likely(KeyOf keyOf) const
    {
        QHash<int, int> pairs = candidates(keyOf);
        pairs.removeIf([this](const auto &pair) {
            return !mayBeTheSame(m_unknown.at(pair.key()), m_vanished.at(pair.value()));
        });
        return pairs;
    }

    void take(const QHash<int, int> &pairs) { m_pairs.insert(pairs); }
    [[nodiscard]] const QHash<int, int> &pairs() const { return m_pairs; }

private:
    static QHash<QString, QList<int>> byKey(const QList<EpisodeLook> &looks,
                                            const QList<int> &taken,
                                            KeyOf keyOf)
    {
        const QSet<int> isTaken(taken.cbegin(), taken.cend());
        QHash<QString, QList<int>> indexes;
        for (int i = 0; i < looks.size(); ++i) {
            const QString key = isTaken.contains(i) ? QString() : keyOf(looks.at(i));
            if (!key.isEmpty())
                indexes[key].append(i);
        }
        return indexes;
    }

    const QList<EpisodeLook> &m_vanished;
    const QList<EpisodeLook> &m_unknown;
    QHash<int, int> m_pairs; ///< unknown → vanished
};

} // namespace

QHash<int, int> renamedEpisodes(const QList<EpisodeLook> &vanished,
                                const QList<EpisodeLook> &unknown,
                                bool isWholesale)
{
    Pairing pairing(vanished, unknown);
    pairing.take(pairing.candidates(byEnclosure));
    pairing.take(pairing.likely(byFile));
    pairing.take(pairing.likely(byMoment));
    if (isWholesale) {
        if (const auto pairs = pairing.likely(byDay); pairs.size() >= 2)
            pairing.take(pairs);
    }
    return pairing.pairs();
}

} // namespace dogear::storage
