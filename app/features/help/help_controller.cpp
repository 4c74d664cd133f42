// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_controller.h"

#include "start/sound_module.h"
#include "version.h"

#include <widgets/shortcuts_dialog.h>

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

using namespace Qt::StringLiterals;

namespace dogear {

HelpController::HelpController(QMainWindow &window)
    : QObject(&window)
    , m_window(window)
{}

void HelpController::addTo(QMenu &menu)
{
    QAction *shortcuts =
        menu.addAction(tr("Keyboard shortcuts"), this, &HelpController::showShortcuts);
    shortcuts->setObjectName(u"actionShortcuts"_s);
    shortcuts->setShortcut(Qt::Key_F1);
    QAction *guide = menu.addAction(tr("The Dogear Guide"), this, &HelpController::guideRequested);
    guide->setObjectName(u"actionGuide"_s);
    menu.addSeparator();
    QAction *about = menu.addAction(tr("About Dogear"), this, &HelpController::showAbout);
    about->setObjectName(u"actionAbout"_s);
    about->setMenuRole(QAction::AboutRole);
}

void HelpController::showShortcuts()
{
    QList<QMenu *> menus;
    // Read when the dialog opens, so that it lists exactly the entries of the menu bar.
    for (const QAction *action : m_window.menuBar()->actions()) {
        if (action->menu())
            menus.append(action->menu());
    }
    auto *dialog = new widgets::ShortcutsDialog(menus, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HelpController::showAbout()
{
    auto *box = new QMessageBox(&m_window);
    box->setObjectName(u"aboutDialog"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Dogear"));
    box->setIconPixmap(m_window.windowIcon().pixmap(64));
    // Otherwise Qt guesses the format of the texts.
    box->setTextFormat(Qt::PlainText);
    box->setText(tr("Dogear %1").arg(QString::fromLatin1(version)));
    box->setInformativeText(tr("A podcast player for the desktop.\n"
                               "Free software under the GNU General Public License, version 3 or "
                               "later.\nQt %1")
                                .arg(QString::fromLatin1(qVersion()))
                            + u'\n' + tr("Plays with %1").arg(soundBackEnd()));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace dogear
