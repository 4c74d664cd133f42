// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Parses an HTML fragment to a tree and walks over it without recursion.
///
/// Threads: each tree is used by one thread.
/// Spec:    HTML Living Standard section 13.2.6 (tree construction), which gumbo implements
/// Tests:   through tests/unit/notes/tst_safe_html.cpp and tst_plain_text.cpp

#include <QByteArray>
#include <QString>

#include <memory>

struct GumboInternalNode;
struct GumboInternalOutput;

namespace dogear::notes {

struct Element;

/// An element of the tree; valid while the tree exists.
class HtmlElement
{
public:
    HtmlElement(const GumboInternalNode &node, const Element &element)
        : m_node(node)
        , m_element(element)
    {}

    [[nodiscard]] const Element &kind() const { return m_element; }
    /// \return the value with entities resolved; empty if there is no such attribute
    [[nodiscard]] QString attribute(const char *name) const;
    /// \return whether there is such an attribute, with or without a value
    [[nodiscard]] bool hasAttribute(const char *name) const;

private:
    const GumboInternalNode &m_node;
    const Element &m_element;
};

/// Receives all whitelisted elements and all text of a tree in document order.
class HtmlVisitor
{
public:
    virtual ~HtmlVisitor() = default;

    virtual void enter(const HtmlElement &element) = 0;
    virtual void leave(const HtmlElement &element) = 0;
    virtual void text(const QString &text) = 0;

protected:
    HtmlVisitor() = default;
    HtmlVisitor(const HtmlVisitor &) = default;
    HtmlVisitor &operator=(const HtmlVisitor &) = default;
};

class HtmlTree
{
public:
    /// \pre \a markup comes from scanMarkup(), which limits the nesting depth
    explicit HtmlTree(const QString &markup);

    void walk(HtmlVisitor &visitor) const;

private:
    struct Release
    {
        void operator()(GumboInternalOutput *output) const;
    };

    QByteArray m_utf8; ///< the nodes of gumbo point into it
    std::unique_ptr<GumboInternalOutput, Release> m_output;
};

} // namespace dogear::notes
