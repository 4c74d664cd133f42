// SPDX-License-Identifier: GPL-3.0-or-later
#include <settings/use_counts.h>

#include <QSettings>
#include <QStringList>
#include <QUrl>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace dogear::settings {

namespace {

constexpr auto group = "uses/"_L1;
constexpr double secondsPerDay = 24.0 * 3600.0;
/// More than a user reaches; a larger number in the file is read as this one.
constexpr double maxScore = 100'000;

/// Percent-encodes \a key: a slash in a key of QSettings would begin a group.
QString iniKey(const QString &key)
{
    return group + QString::fromLatin1(QUrl::toPercentEncoding(key));
}

QString keyOf(const QString &iniKey)
{
    return QUrl::fromPercentEncoding(iniKey.sliced(group.size()).toUtf8());
}

/// Parses "score seconds", where seconds is the time of the last use since 1970.
/// \return the score at \a now; 0 for any other text
double scoreOf(const QString &text, const QDateTime &now)
{
    const QStringList parts = text.split(u' ');
    bool isScore = false;
    bool isTime = false;
    const double score = parts.value(0).toDouble(&isScore);
    const qint64 last = parts.value(1).toLongLong(&isTime);
    if (!isScore || !isTime || !std::isfinite(score))
        return 0;
    // The clock may have been set back since.
    const double days = std::max(0.0, double(now.toSecsSinceEpoch() - last) / secondsPerDay);
    return std::clamp(score, 0.0, maxScore) * std::exp2(-days / UseCounts::halfLifeDays);
}

} // namespace

QHash<QString, double> UseCounts::scores(const QDateTime &now) const
{
    QHash<QString, double> scores;
    const QStringList keys = m_ini.allKeys();
    for (const QString &key : keys) {
        if (!key.startsWith(group))
            continue;
        if (const double score = scoreOf(m_ini.value(key).toString(), now); score >= minScore)
            scores.insert(keyOf(key), score);
    }
    return scores;
}

void UseCounts::count(const QString &key, const QDateTime &now)
{
    const QHash<QString, double> before = scores(now);
    const QStringList keys = m_ini.allKeys();
    for (const QString &each : keys) {
        if (each.startsWith(group) && !before.contains(keyOf(each)))
            m_ini.remove(each);
    }
    m_ini.setValue(iniKey(key), u"%1 %2"_s.arg(before.value(key) + 1).arg(now.toSecsSinceEpoch()));
}

} // namespace dogear::settings
