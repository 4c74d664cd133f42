// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The continuations of one Future; part of base/future.h.
///
/// A list without a lock: callers push, and the thread that finishes takes all at once, so no node
/// is taken twice and none is freed while another thread looks at it.
///
/// Threads: any.
/// Tests:   tests/unit/base/tst_future.cpp

#include <QtGlobal>

#include <atomic>
#include <functional>
#include <utility>

namespace dogear::detail {

/// The functions that wait for one \a Value, each called once with it; any thread may add.
template<typename Value>
class Continuations
{
public:
    using Continuation = std::function<void(const Value &)>;

    Continuations() = default;
    Q_DISABLE_COPY_MOVE(Continuations)
    ~Continuations()
    {
        if (m_newest.load() != &m_closed)
            destroy(m_newest.load());
    }

    enum class Added {
        First,   ///< the caller sees to it that runAll() is called
        Another, ///< of a list that runAll() will be called for
        TooLate, ///< runAll() was called; \a continuation is still the caller's
    };

    Added add(Continuation &continuation)
    {
        auto *node = new Node{std::move(continuation), m_newest.load()};
        while (node->older != &m_closed) {
            const bool isFirst = !node->older;
            if (m_newest.compare_exchange_weak(node->older, node))
                return isFirst ? Added::First : Added::Another;
        }
        continuation = std::move(node->continuation);
        delete node;
        return Added::TooLate;
    }

    /// Calls all that were added, in that order; what is added from now on is too late.
    void runAll(const Value &value)
    {
        Node *oldest = nullptr;
        Node *newest = m_newest.exchange(&m_closed);
        while (newest && newest != &m_closed) {
            Node *older = std::exchange(newest->older, oldest);
            oldest = std::exchange(newest, older);
        }
        for (const Node *node = oldest; node; node = node->older)
            node->continuation(value);
        destroy(oldest);
    }

private:
    struct Node
    {
        Continuation continuation;
        Node *older = nullptr;
    };

    static void destroy(Node *node)
    {
        while (node)
            delete std::exchange(node, node->older);
    }

    Node m_closed; ///< in place of the newest one when all were run
    std::atomic<Node *> m_newest = nullptr;
};

} // namespace dogear::detail
