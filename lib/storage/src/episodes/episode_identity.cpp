// SPDX-License-Identifier: GPL-3.0-or-later
#include "episode_identity.h"

#include <base/feed_url.h>

#include <QRegularExpression>
#include <QSet>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace dogear::storage {

namespace {

/// Makes a key that is equal for fingerprints of one episode; empty if it lacks the needed data.
using KeyOf = QString (*)(const EpisodeFingerprint &);

QString byEnclosure(const EpisodeFingerprint &episode)
{
    return episode.enclosureUrl.isEmpty() ? QString() : feedUrlKey(episode.enclosureUrl);
}

QString byFile(const EpisodeFingerprint &episode)
{
    return episode.fileBytes ? QString::number(*episode.fileBytes) : QString();
}

/// Adds the title to a key; editors often change its case and spaces.
QString titled(const QString &time, const EpisodeFingerprint &episode)
{
    const QString title = episode.title.simplified().toCaseFolded();
    return title.isEmpty() ? QString() : QString(time + u' ' + title);
}

QString momentOf(const EpisodeFingerprint &episode)
{
    return episode.published ? QString::number(episode.published->toSecsSinceEpoch()) : QString();
}

QString byEnclosureAndMoment(const EpisodeFingerprint &episode)
{
    const QString moment = momentOf(episode);
    const QString address = byEnclosure(episode);
    return moment.isEmpty() || address.isEmpty() ? QString() : QString(moment + u' ' + address);
}

QString byEnclosureAndTitle(const EpisodeFingerprint &episode)
{
    const QString address = byEnclosure(episode);
    return address.isEmpty() ? QString() : titled(address, episode);
}

QString byMoment(const EpisodeFingerprint &episode)
{
    return episode.published ? titled(momentOf(episode), episode) : QString();
}

QString byDay(const EpisodeFingerprint &episode)
{
    return episode.published
               ? titled(episode.published->toUTC().date().toString(Qt::ISODate), episode)
               : QString();
}

bool isVideo(const EpisodeFingerprint &episode)
{
    return episode.enclosureType.startsWith("video/"_L1);
}

bool mayBeTheSame(const EpisodeFingerprint &one, const EpisodeFingerprint &other)
{
    if (isVideo(one) != isVideo(other))
        return false;
    return !one.duration || !other.duration
           || std::chrono::abs(*one.duration - *other.duration) <= sameLength;
}

/// Pairs vanished with unknown episodes rule by rule; paired ones take no part in later rules.
class Pairing
{
public:
    Pairing(const QList<EpisodeFingerprint> &vanished, const QList<EpisodeFingerprint> &unknown)
        : m_vanished(vanished)
        , m_unknown(unknown)
    {}

    /// Finds pairs by a key that exactly one episode on either side has.
    /// \return index of the unknown episode → index of the vanished one
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

    /// Finds pairs as candidates() does, without those that cannot be one episode.
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
    static QHash<QString, QList<int>> byKey(const QList<EpisodeFingerprint> &episodes,
                                            const QList<int> &taken,
                                            KeyOf keyOf)
    {
        const QSet<int> isTaken(taken.cbegin(), taken.cend());
        QHash<QString, QList<int>> indexes;
        for (int i = 0; i < episodes.size(); ++i) {
            const QString key = isTaken.contains(i) ? QString() : keyOf(episodes.at(i));
            if (!key.isEmpty())
                indexes[key].append(i);
        }
        return indexes;
    }

    const QList<EpisodeFingerprint> &m_vanished;
    const QList<EpisodeFingerprint> &m_unknown;
    QHash<int, int> m_pairs; ///< index of the unknown episode → index of the vanished one
};

/// Splits a title into words without punctuation, because editors often correct that.
QStringList wordsOf(const QString &title)
{
    static const QRegularExpression separators(u"[^\\p{L}\\p{N}]+"_s);
    return title.toCaseFolded().split(separators, Qt::SkipEmptyParts);
}

/// Returns whether one title contains the other, as "Ep. 7: The name" contains "The name".
bool haveCommonTitle(const QString &one, const QString &other)
{
    // Spaces at both ends: only whole words count.
    const QString first = u' ' + wordsOf(one).join(u' ') + u' ';
    const QString second = u' ' + wordsOf(other).join(u' ') + u' ';
    return first.contains(second) || second.contains(first);
}

/// Applies the three rules for enclosures, the strictest one first.
void pairByEnclosure(Pairing &pairing, bool isWholesale)
{
    pairing.take(pairing.candidates(byEnclosureAndMoment));
    const QHash<int, int> titled = pairing.candidates(byEnclosureAndTitle);
    if (!isWholesale || titled.size() > 1 || !pairing.pairs().isEmpty())
        pairing.take(titled);
    // One or two equal addresses prove nothing: some hosts publish all episodes at one address.
    const QHash<int, int> others = pairing.candidates(byEnclosure);
    if (pairing.pairs().size() + others.size() >= manyAddresses)
        pairing.take(others);
}

} // namespace

bool isAnotherEpisode(const QString &guid,
                      const EpisodeFingerprint &stored,
                      const EpisodeFingerprint &now)
{
    const bool isComparable = stored.published && now.published && !stored.enclosureUrl.isEmpty()
                              && !now.enclosureUrl.isEmpty();
    if (!isComparable || stored.published == now.published)
        return false;
    if (feedUrlKey(QUrl(guid)) == byEnclosure(now) && byEnclosure(stored) == byEnclosure(now))
        return wordsOf(stored.title) != wordsOf(now.title);
    // Without the query, which may differ for the same file.
    const auto fileOf = [](const QUrl &url) { return feedUrlKey(url.adjusted(QUrl::RemoveQuery)); };
    return *now.published > *stored.published
           && fileOf(stored.enclosureUrl) != fileOf(now.enclosureUrl)
           && !haveCommonTitle(stored.title, now.title);
}

QHash<int, int> renamedEpisodes(const QList<EpisodeFingerprint> &vanished,
                                const QList<EpisodeFingerprint> &unknown,
                                bool isWholesale)
{
    Pairing pairing(vanished, unknown);
    pairByEnclosure(pairing, isWholesale);
    pairing.take(pairing.likely(byFile));
    pairing.take(pairing.likely(byMoment));
    if (isWholesale) {
        // A single pair may be two episodes of one day with the same title, such as hourly news.
        if (const auto pairs = pairing.likely(byDay); pairs.size() >= 2)
            pairing.take(pairs);
    }
    return pairing.pairs();
}

} // namespace dogear::storage
