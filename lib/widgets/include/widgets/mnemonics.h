// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives entries of menus and controls of dialogs mnemonic letters of their own, in any
///        language, and removes the marks of mnemonics from texts.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_mnemonics.cpp, tests/gui/tst_help.cpp

#include <QList>
#include <QString>
#include <QStringList>

class QAction;
class QDialog;

namespace dogear::widgets {

/// Inserts an "&" before a letter of each text, or keeps the one that it has, so that no two texts
/// have the same letter. Letters that no key types, such as Chinese ones, get a Latin letter behind
/// the text: "文件(&F)"; so do texts whose letters the other texts need. A text without letters
/// stays as it is.
[[nodiscard]] QStringList withMnemonics(const QStringList &texts);

/// Gives each visible entry among \a actions, of one menu or menu bar, a letter.
void assignMnemonics(const QList<QAction *> &actions);

/// Gives the buttons, tabs, group boxes and labels with buddies of \a dialog letters. On each page
/// of a stack the letters differ from those of that page and of what is around the stack.
void assignMnemonics(QDialog &dialog);

/// Returns \a text of an action or a menu without the "&" that marks its mnemonic, and without a
/// letter that was added behind it; "&&" becomes "&".
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace dogear::widgets
