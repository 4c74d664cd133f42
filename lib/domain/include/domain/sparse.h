// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Stores a member that is empty in most values: one pointer wide, copied on write.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/domain/tst_extras.cpp

#include <QSharedData>

namespace dogear::domain {

template<typename T>
class Sparse
{
public:
    /// \return the value; a default-constructed T if none was ever stored
    [[nodiscard]] const T &operator*() const
    {
        static const T empty{};
        return m_box ? m_box->value : empty;
    }
    [[nodiscard]] const T *operator->() const { return &**this; }

    /// \return the value for changing; allocates it on first use
    [[nodiscard]] T &edit()
    {
        if (!m_box)
            m_box = new Box;
        return m_box->value;
    }

    /// \return whether the value equals a default-constructed T, also after edit()
    [[nodiscard]] bool isEmpty() const { return !m_box || m_box->value == T{}; }

    friend bool operator==(const Sparse &a, const Sparse &b)
    {
        return a.m_box == b.m_box || *a == *b;
    }

private:
    struct Box : QSharedData
    {
        T value;
    };
    QSharedDataPointer<Box> m_box;
};

} // namespace dogear::domain
