// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Collects the texts that a window shows or that screen readers read.
///
/// Rows of lists are left out: they mix words of the program with foreign titles.

#include <QAbstractButton>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTabBar>
#include <QTextDocumentFragment>
#include <QTextEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

#include <algorithm>

namespace dogear::test {

struct WindowText
{
    QString place; ///< object names of the widget and of those around it
    QString text;  ///< without mnemonics and markup
};

/// Returns "mainWindow/playerBar/playerPlay".
inline QString placeOf(const QWidget &widget)
{
    QString place;
    for (const QWidget *each = &widget; each; each = each->parentWidget()) {
        if (!each->objectName().isEmpty())
            place.prepend(u'/' + each->objectName());
    }
    return place.sliced(std::min(qsizetype(1), place.size()));
}

/// Returns \a text as it is shown: without the markers of mnemonics and without HTML.
inline QString shownText(QString text)
{
    using namespace Qt::StringLiterals;
    if (Qt::mightBeRichText(text))
        text = QTextDocumentFragment::fromHtml(text).toPlainText();
    static const QRegularExpression mnemonic(u"&(?=\\S)"_s);
    return text.remove(mnemonic).trimmed();
}

/// Whether \a widget is a part of a widget of Qt, such as the button of an input field.
inline bool isInner(const QWidget &widget)
{
    return widget.objectName().startsWith(QLatin1StringView("qt_"))
           || qobject_cast<const QTabBar *>(widget.parentWidget())
           || qobject_cast<const QLineEdit *>(widget.parentWidget());
}

inline bool showsText(const QAbstractButton &button)
{
    const auto *tool = qobject_cast<const QToolButton *>(&button);
    return !tool || tool->toolButtonStyle() != Qt::ToolButtonIconOnly || tool->icon().isNull();
}

class WindowTexts
{
public:
    /// Collects the texts of the visible widgets in \a root, which is included.
    explicit WindowTexts(const QWidget &root)
    {
        addWidget(root);
        for (const QWidget *widget : root.findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->window() == root.window() && !isInner(*widget))
                addWidget(*widget);
        }
    }

    [[nodiscard]] const QList<WindowText> &all() const { return m_texts; }

private:
    void add(const QWidget &widget, const QString &text)
    {
        if (const QString shown = shownText(text); !shown.isEmpty())
            m_texts.append({placeOf(widget), shown});
    }

    void addWidget(const QWidget &widget)
    {
        if (widget.isWindow())
            add(widget, widget.windowTitle());
        for (const QString &text :
             {widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()})
            add(widget, text);
        if (const auto *label = qobject_cast<const QLabel *>(&widget))
            add(widget, label->text());
        if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
            if (showsText(*button))
                add(widget, button->text());
        }
        if (const auto *tool = qobject_cast<const QToolButton *>(&widget); tool && tool->menu())
            addMenu(*tool->menu());
        addContainer(widget);
        addField(widget);
    }

    void addContainer(const QWidget &widget)
    {
        if (const auto *box = qobject_cast<const QGroupBox *>(&widget))
            add(widget, box->title());
        if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            for (int tab = 0; tab < tabs->count(); ++tab)
                add(widget, tabs->isTabVisible(tab) ? tabs->tabText(tab) : QString());
        }
        if (const auto *bar = qobject_cast<const QMenuBar *>(&widget)) {
            for (const QAction *action : bar->actions()) {
                add(widget, action->text());
                if (action->menu())
                    addMenu(*action->menu());
            }
        }
        if (const auto *tree = qobject_cast<const QTreeWidget *>(&widget)) {
            // The second column has keys.
            for (QTreeWidgetItemIterator item(const_cast<QTreeWidget *>(tree)); *item; ++item)
                add(widget, (*item)->text(0));
        }
    }

    void addField(const QWidget &widget)
    {
        if (const auto *field = qobject_cast<const QLineEdit *>(&widget))
            add(widget, field->placeholderText());
        if (const auto *edit = qobject_cast<const QTextEdit *>(&widget))
            add(widget, edit->placeholderText());
        if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
            for (int i = 0; i < box->count(); ++i)
                add(widget, box->itemText(i));
        }
        if (const auto *box = qobject_cast<const QSpinBox *>(&widget)) {
            for (const QString &text : {box->prefix(), box->suffix(), box->specialValueText()})
                add(widget, text);
        }
    }

    void addMenu(const QMenu &menu)
    {
        for (const QAction *action : menu.actions()) {
            if (!action->isVisible())
                continue;
            add(menu, action->text());
            add(menu, action->statusTip());
            if (action->menu())
                addMenu(*action->menu());
        }
    }

    QList<WindowText> m_texts;
};

} // namespace dogear::test
