// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives keys to a command of one list or page, which work while it has the focus.
///
/// The keys come before the window's shortcuts, so D can be one command in the list of episodes and
/// another one elsewhere. Qt would call two such shortcuts ambiguous and trigger neither, hence no
/// QAction. Commands with the same name have the same keys.
///
/// Threads: GUI thread.
/// Owner:   the widget to which the command belongs.
/// Tests:   tests/gui/tst_key_command.cpp

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QKeyEvent;
class QWidget;

namespace dogear::widgets {

struct KeyCommandInfo
{
    QString name;             ///< object name, under which the settings store the keys
    QString group;            ///< heading in the list of shortcuts: "In the list of episodes"
    QString text;             ///< as in the list of shortcuts
    QList<QKeySequence> keys; ///< the standard; may be empty
};

class KeyCommand final : public QObject
{
    Q_OBJECT

public:
    /// Runs the command. Returns false if it is not possible now; \a scope then gets the key.
    using Run = std::function<bool()>;

    /// The keys work while \a scope, or a widget inside it that does not use them itself, has the
    /// focus. In the editor of a row they belong to the editor.
    KeyCommand(const KeyCommandInfo &info, QWidget &scope, Run run);

    [[nodiscard]] const QString &group() const { return m_group; }
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] const QList<QKeySequence> &keys() const { return m_keys; }
    /// Sets the keys. One that consists of several presses has no effect in a list.
    void setKeys(const QList<QKeySequence> &keys) { m_keys = keys; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] bool hasKey(const QKeyEvent &event) const;
    [[nodiscard]] bool isTyping() const;

    QWidget &m_scope;
    QString m_group;
    QString m_text;
    QList<QKeySequence> m_keys;
    Run m_run;
};

} // namespace dogear::widgets
