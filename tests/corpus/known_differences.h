// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Reads the list of corpus files on which Dogear may differ from an expectation, and
/// reports
///        deviations from the list.
///
/// The list, in the folder of the test, has "path<tab>reason" lines; lines with "#" are comments. A
/// difference that is not listed fails the test, and so does a listed file without a difference.

#include <QFile>
#include <QHash>
#include <QSet>
#include <QStringList>

namespace dogear {

class KnownDifferences
{
public:
    explicit KnownDifferences(const QString &listPath)
    {
        QFile list(listPath);
        if (!list.open(QIODevice::ReadOnly)) {
            m_surprises.append(listPath + QLatin1StringView(" cannot be read"));
            return;
        }
        for (const QString &line : QString::fromUtf8(list.readAll()).split(u'\n')) {
            const QStringList parts = line.split(u'\t');
            if (!line.startsWith(u'#') && parts.size() == 2 && !parts.constLast().isEmpty())
                m_unused.insert(parts.constFirst());
        }
        m_listed = m_unused;
    }

    /// Records the \a difference of the file \a path; empty: no difference.
    void report(const QString &path, const QString &difference)
    {
        if (difference.isEmpty())
            return;
        m_unused.remove(path);
        if (!m_listed.contains(path))
            m_surprises.append(path + QLatin1StringView(": ") + difference);
    }

    /// Returns the differences that are not listed, and the listed files without a difference.
    [[nodiscard]] QStringList surprises() const
    {
        QStringList all = m_surprises;
        for (const QString &path : m_unused)
            all.append(path + QLatin1StringView(": listed, but there is no difference any more"));
        all.sort();
        return all;
    }

    [[nodiscard]] qsizetype count() const { return m_listed.size(); }

private:
    QSet<QString> m_listed;
    QSet<QString> m_unused;
    QStringList m_surprises;
};

} // namespace dogear
