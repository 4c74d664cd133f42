// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief A member that most values leave empty: one pointer wide, shared until it is changed.
///
/// Threads: values; any thread.
/// Tests:   tests/unit/domain/tst_extras.cpp

#include <QSharedData>

namespace dogear::domain {

template<typename T>
class Sparse
{
public:
    /// What is in it; a default-made T if nothing was ever put in.
    [[nodiscard]] const T &operator*() const
    {
        static const T empty{};
        return m_box ? m_box->value : empty;
    }
    [[nodiscard]] const T *operator->() const { return &**this; }

    /// To change it; makes room on first use.
    [[nodiscard]] T &edit()
    {
        if (!m_box)
            m_box = new Box;
        return m_box->value;
    }

    /// True also if something was put in and taken out again.
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
