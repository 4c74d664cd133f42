// SPDX-License-Identifier: GPL-3.0-or-later
#include "removal_question.h"

#include <words/sync_text.h>

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include <devices/server_address.h>

using namespace Qt::StringLiterals;

namespace dogear {

namespace {

/// Gives tr() the context under which the translations have these texts.
struct SyncQuestion
{
    Q_DECLARE_TR_FUNCTIONS(SyncQuestion)
};

} // namespace

void ask(QWidget &parent, const Question &question, const std::function<void(bool)> &answered)
{
    auto *box = new QMessageBox(&parent);
    box->setObjectName(question.name);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setIcon(QMessageBox::Question);
    box->setWindowTitle(question.title);
    box->setTextFormat(Qt::PlainText); // names of servers must not be read as HTML
    box->setText(question.text);
    box->setInformativeText(question.details);
    QPushButton *yes = box->addButton(question.yes, QMessageBox::AcceptRole);
    yes->setObjectName(QString(question.name + "Yes"_L1));
    QPushButton *no = box->addButton(question.no, QMessageBox::RejectRole);
    no->setObjectName(QString(question.name + "No"_L1));
    // Return and Esc must not remove anything by accident.
    box->setDefaultButton(no);
    box->setEscapeButton(
        question.later.isEmpty() ? no : box->addButton(question.later, QMessageBox::ActionRole));
    QObject::connect(yes, &QPushButton::clicked, box, [answered] { answered(true); });
    QObject::connect(no, &QPushButton::clicked, box, [answered] { answered(false); });
    box->open();
}

Question removalQuestion(const devices::TargetState &state, devices::RemovalQuestion question)
{
    const QString server = devices::serverName(state.target);
    const words::RemovalText text = question == devices::RemovalQuestion::Here
                                        ? words::removalHereText(server, state.questionsHere)
                                        : words::removalThereText(server, state.questionsThere);
    return {.name = u"removalQuestion"_s,
            .title = SyncQuestion::tr("Shows that are gone"),
            .text = text.question,
            .details = text.details,
            .yes = text.remove,
            .no = text.keep,
            .later = SyncQuestion::tr("Decide later")};
}

Question logOutQuestion(const domain::SyncTarget &target)
{
    if (target.kind == domain::SyncTargetKind::Folder)
        return {.name = u"logOutQuestion"_s,
                .title = SyncQuestion::tr("Stop syncing"),
                .text = SyncQuestion::tr("Stop syncing with %1?").arg(devices::serverName(target)),
                .details = SyncQuestion::tr("Your library stays as it is, and so do the files in "
                                            "the folder, for your other devices."),
                .yes = SyncQuestion::tr("Stop syncing"),
                .no = SyncQuestion::tr("Keep syncing")};
    return {.name = u"logOutQuestion"_s,
            .title = SyncQuestion::tr("Log out"),
            .text = SyncQuestion::tr("Log out of %1?").arg(devices::serverName(target)),
            .details = SyncQuestion::tr("This device no longer syncs with it and forgets the "
                                        "password. Your shows and places stay, here and there."),
            .yes = SyncQuestion::tr("Log out"),
            .no = SyncQuestion::tr("Stay connected")};
}

} // namespace dogear
