// SPDX-License-Identifier: GPL-3.0-or-later
#include "html_tree.h"

#include "tag_reader.h"
#include "whitelist.h"

#include <gumbo.h>

using namespace Qt::StringLiterals;

namespace dogear::notes {

namespace {

bool isElement(const GumboNode &node)
{
    return node.type == GUMBO_NODE_ELEMENT || node.type == GUMBO_NODE_TEMPLATE;
}

/// Whether the pair is one of the last two code points of a plane; isNoise() covers the first
/// plane.
bool isNoncharacter(QChar high, QChar low)
{
    return high.isHighSurrogate() && (QChar::surrogateToUcs4(high, low) & 0xfffe) == 0xfffe;
}

/// Removes control characters and noncharacters from the text of a node. The scanner has removed
/// those in the source, but gumbo has resolved references such as "&#2;".
QString toText(const char *utf8)
{
    QString text = QString::fromUtf8(utf8);
    // In place and in one pass, since notes can be long.
    QChar *const begin = text.data();
    const qsizetype size = text.size();
    qsizetype kept = 0;
    for (qsizetype at = 0; at < size; ++at) {
        if (at + 1 < size && isNoncharacter(begin[at], begin[at + 1]))
            ++at;
        else if (!isNoise(begin[at]))
            begin[kept++] = begin[at];
    }
    text.truncate(kept);
    return text;
}

/// Reports \a node to \a visitor; skips elements that are not whitelisted, but not their content.
void visit(const GumboNode &node, HtmlVisitor &visitor, bool isEntering)
{
    if (!isElement(node)) {
        const bool isText = node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE
                            || node.type == GUMBO_NODE_CDATA;
        if (isText && isEntering)
            visitor.text(toText(node.v.text.text));
        return;
    }
    const char *name = gumbo_normalized_tagname(node.v.element.tag);
    const Element *element = findElement(QString::fromLatin1(name));
    if (!element || element->shown.isEmpty())
        return;
    const HtmlElement shown(node, *element);
    if (isEntering)
        visitor.enter(shown);
    else
        visitor.leave(shown);
}

const GumboNode *firstChild(const GumboNode &node)
{
    if (!isElement(node) || node.v.element.children.length == 0)
        return nullptr;
    return static_cast<const GumboNode *>(node.v.element.children.data[0]);
}

const GumboNode *nextSibling(const GumboNode &node)
{
    const GumboVector &siblings = node.parent->v.element.children;
    const auto next = node.index_within_parent + 1;
    return next < siblings.length ? static_cast<const GumboNode *>(siblings.data[next]) : nullptr;
}

} // namespace

QString HtmlElement::attribute(const char *name) const
{
    const GumboAttribute *found = gumbo_get_attribute(&m_node.v.element.attributes, name);
    return found ? toText(found->value) : QString();
}

bool HtmlElement::hasAttribute(const char *name) const
{
    return gumbo_get_attribute(&m_node.v.element.attributes, name) != nullptr;
}

void HtmlTree::Release::operator()(GumboInternalOutput *output) const
{
    gumbo_destroy_output(&kGumboDefaultOptions, output);
}

HtmlTree::HtmlTree(const QString &markup)
    // Without a doctype a table would stay inside its paragraph (quirks mode, 13.2.6.4.7).
    : m_utf8("<!DOCTYPE html><body>" + markup.toUtf8())
{
    GumboOptions options = kGumboDefaultOptions;
    options.max_errors = 0; // errors are not used, and collecting them costs memory
    m_output.reset(gumbo_parse_with_options(&options, m_utf8.constData(), size_t(m_utf8.size())));
}

void HtmlTree::walk(HtmlVisitor &visitor) const
{
    // Needs no recursion and no stack, because each node knows its parent and its index there.
    const GumboNode *root = m_output->root;
    const GumboNode *node = root;
    while (node) {
        visit(*node, visitor, true);
        if (const GumboNode *child = firstChild(*node)) {
            node = child;
            continue;
        }
        visit(*node, visitor, false);
        while (node != root && !nextSibling(*node)) {
            node = node->parent;
            visit(*node, visitor, false);
        }
        node = node == root ? nullptr : nextSibling(*node);
    }
}

} // namespace dogear::notes
