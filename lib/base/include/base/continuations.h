// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Holds the continuations of one Future; part of base/future.h.
///
/// A lock-free linked list: callers push single nodes, and the thread that finishes takes the whole
/// list at once. So no node is taken twice, and none is freed while another thread reads it.
///
/// Threads: any.
/// Tests:   tests/unit/base/tst_future.cpp

#include <QtGlobal>

#include <atomic>
#include <functional>
#include <utility>

namespace dogear::detail {

/// The functions that wait for one \a Value. Each is called once with it; any thread may add one.
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
        First,   ///< first of its list; the caller must arrange that runAll() is called
        Another, ///< the caller of the first one has arranged the call of runAll()
        TooLate, ///< runAll() was called before; the caller keeps \a continuation
    };

    Added add(Continuation &continuation)
    {
        auto *node = new Node{std::move(continuation), m_newest.load()};
        // A failed exchange reloads `older`, which is &m_closed once runAll() has taken the list.
        while (node->older != &m_closed) {
            const bool isFirst = !node->older;
            if (m_newest.compare_exchange_weak(node->older, node))
                return isFirst ? Added::First : Added::Another;
        }
        continuation = std::move(node->continuation);
        delete node;
        return Added::TooLate;
    }

    /// Calls all added continuations in the order of their addition. From now on add() returns
    /// TooLate.
    void runAll(const Value &value)
    {
        Node *oldest = nullptr;
        Node *newest = m_newest.exchange(&m_closed);
        // Nodes are linked from the newest to the oldest; reverse them to call in order of
        // addition.
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

    Node m_closed; ///< its address in m_newest marks a list that runAll() has taken
    std::atomic<Node *> m_newest = nullptr;
};

} // namespace dogear::detail
