// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the controls of a dialog mnemonic letters.
#include <widgets/mnemonics.h>

#include <QAbstractButton>
#include <QDialog>
#include <QGroupBox>
#include <QLabel>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>

#include <functional>
#include <utility>

namespace dogear::widgets {

namespace {

/// A text with a mnemonic, and how to change it.
struct Caption
{
    QString text;
    std::function<void(const QString &)> set;
};

bool isIcon(const QWidget &widget)
{
    const auto *tool = qobject_cast<const QToolButton *>(&widget);
    return tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull();
}

void addCaption(QList<Caption> &captions, QWidget *widget)
{
    if (auto *button = qobject_cast<QAbstractButton *>(widget); button && !isIcon(*widget)) {
        captions.append({button->text(), [button](const QString &text) { button->setText(text); }});
    } else if (auto *box = qobject_cast<QGroupBox *>(widget)) {
        captions.append({box->title(), [box](const QString &text) { box->setTitle(text); }});
    } else if (auto *label = qobject_cast<QLabel *>(widget); label && label->buddy()) {
        captions.append({label->text(), [label](const QString &text) { label->setText(text); }});
    } else if (auto *tabs = qobject_cast<QTabBar *>(widget)) {
        for (int tab = 0; tab < tabs->count(); ++tab)
            captions.append({tabs->tabText(tab),
                             [tabs, tab](const QString &text) { tabs->setTabText(tab, text); }});
    }
}

/// Collects the captions below \a root, and the stacks, whose pages are not walked.
void collect(QWidget &root, QList<Caption> &captions, QList<QStackedWidget *> &stacks)
{
    const auto children = root.findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (QWidget *child : children) {
        if (child->isWindow() || child->isHidden())
            continue;
        if (auto *stack = qobject_cast<QStackedWidget *>(child)) {
            stacks.append(stack);
            continue;
        }
        addCaption(captions, child);
        collect(*child, captions, stacks);
    }
}

/// Assigns letters below \a root that differ from those of \a around, which are marked already.
void assign(QWidget &root, const QStringList &around)
{
    QList<Caption> captions;
    QList<QStackedWidget *> stacks;
    collect(root, captions, stacks);
    QStringList texts = around; // first, so that they keep their letters
    for (const Caption &caption : std::as_const(captions))
        texts.append(caption.text);
    texts = withMnemonics(texts);
    for (qsizetype i = 0; i < captions.size(); ++i)
        captions.at(i).set(texts.at(around.size() + i));
    for (const QStackedWidget *stack : std::as_const(stacks)) {
        for (int page = 0; page < stack->count(); ++page)
            assign(*stack->widget(page), texts);
    }
}

} // namespace

void assignMnemonics(QDialog &dialog)
{
    assign(dialog, {});
}

} // namespace dogear::widgets
