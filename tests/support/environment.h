// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Restores environment variables that a test changes, for the tests after it.

#include <QByteArrayList>
#include <QHash>

namespace dogear::test {

/// Reads variables in the constructor and restores them in the destructor; those that were not set
/// are removed.
class RestoredEnvironment final
{
public:
    explicit RestoredEnvironment(const QByteArrayList &names)
    {
        for (const QByteArray &name : names)
            m_values.insert(name, qgetenv(name.constData()));
    }
    ~RestoredEnvironment()
    {
        for (auto it = m_values.cbegin(); it != m_values.cend(); ++it) {
            if (it.value().isNull())
                qunsetenv(it.key().constData());
            else
                qputenv(it.key().constData(), it.value());
        }
    }
    RestoredEnvironment(const RestoredEnvironment &) = delete;
    RestoredEnvironment &operator=(const RestoredEnvironment &) = delete;

private:
    QHash<QByteArray, QByteArray> m_values; ///< null: not set
};

} // namespace dogear::test
