// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Fails a test on warnings of Dogear's own logging categories ("dogear.audio" and others).
///
/// QTest::failOnWarning() compares the text of a message, and Qt 6.4 does not tell it the category,
/// which the text does not repeat. A test that does not fail on every warning therefore has
///
///     void init() { test::failOnDogearWarnings(); }
///     void cleanup() { QCOMPARE(test::dogearWarnings(), QString()); }
///
/// tests/repo/check.py finds a test with only one of the two lines. The comparison is the last line
/// of cleanup(), so that it includes warnings of what cleanup() destroys.
///
/// Threads: warnings are collected from all threads; the functions are called on the test's thread,
///          because only there may a test be failed.
/// Tests:   tests/unit/base/tst_dogear_warnings.cpp

#include <QList>
#include <QMutex>
#include <QMutexLocker>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <QTest>

#include <algorithm>

namespace dogear::test {

/// The warnings of this process, because Qt has one message handler for all threads. Tests call the
/// functions below it.
class DogearWarnings final
{
public:
    static DogearWarnings &instance()
    {
        static DogearWarnings warnings;
        return warnings;
    }

    /// Puts the handler in front of that of QTest, once; QTest removes both at its end.
    void install()
    {
        const QMutexLocker locker(&m_mutex);
        if (!m_next)
            m_next = qInstallMessageHandler(&DogearWarnings::handle);
    }

    void allow(const QRegularExpression &pattern) { m_allowed.append(pattern); }

    /// Returns the warnings that are not allowed, and forgets all of them and what is allowed.
    [[nodiscard]] QStringList take()
    {
        QStringList found;
        {
            const QMutexLocker locker(&m_mutex);
            found.swap(m_found);
        }
        // Without the lock, because a wrong pattern is logged itself.
        found.removeIf([this](const QString &warning) {
            return std::ranges::any_of(m_allowed, [&warning](const QRegularExpression &pattern) {
                return pattern.match(warning).hasMatch();
            });
        });
        m_allowed.clear();
        return found;
    }

private:
    static void handle(QtMsgType type, const QMessageLogContext &context, const QString &text)
    {
        const auto handler = instance().note(type, QString::fromUtf8(context.category), text);
        handler(type, context, text);
    }

    /// Notes a warning of Dogear.
    /// \return the handler to call next, without the lock
    [[nodiscard]] QtMessageHandler note(QtMsgType type,
                                        const QString &category,
                                        const QString &text)
    {
        const bool isWarning = type == QtWarningMsg || type == QtCriticalMsg;
        const QMutexLocker locker(&m_mutex);
        if (isWarning && category.startsWith(QLatin1String("dogear")))
            m_found.append(category + QLatin1String(": ") + text);
        return m_next;
    }

    QMutex m_mutex;
    QtMessageHandler m_next = nullptr;   ///< guarded by m_mutex
    QStringList m_found;                 ///< guarded by m_mutex; "category: text"
    QList<QRegularExpression> m_allowed; ///< used on the test's thread only
};

/// Collects the warnings of Dogear from now on. A warning of Qt whose text names Dogear, such as
/// one about a file, fails the running test immediately. Call it in init(), again for each test.
inline void failOnDogearWarnings()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("dogear")));
    DogearWarnings::instance().install();
}

/// Allows warnings of Dogear in the running test that match \a pattern as "category: text", for
/// errors that the test provokes.
inline void allowDogearWarnings(const QRegularExpression &pattern)
{
    DogearWarnings::instance().allow(pattern);
}

/// Returns the warnings of Dogear since the last call, without the allowed ones, one on a line as
/// "category: text".
[[nodiscard]] inline QString dogearWarnings()
{
    return DogearWarnings::instance().take().join(u'\n');
}

} // namespace dogear::test
