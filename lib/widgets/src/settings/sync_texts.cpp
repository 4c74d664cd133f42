// SPDX-License-Identifier: GPL-3.0-or-later
#include "sync_texts.h"

#include <itemmodels/private_show_model.h>
#include <itemmodels/set_aside_model.h>
#include <itemmodels/sync_run_model.h>
#include <widgets/literal_text.h>
#include <words/format.h>
#include <words/sync_text.h>

#include <QDateTime>

namespace dogear::widgets {

using itemmodels::PrivateShowModel;
using itemmodels::SetAsideModel;
using itemmodels::SyncRunModel;

namespace {

QString timeText(const QVariant &time)
{
    return words::formatMoment(time.toDateTime(), QDateTime::currentDateTimeUtc());
}

/// Returns \a text as \a role needs it: lines that are wider than the list have it as their tip.
QVariant asTextOrTip(const QString &text, int role)
{
    return role == Qt::ToolTipRole ? literalToolTip(text) : text;
}

bool isText(int role)
{
    return role == Qt::DisplayRole || role == Qt::ToolTipRole;
}

} // namespace

SyncRunTexts::SyncRunTexts(SyncRunModel &model, QObject *parent)
    : QIdentityProxyModel(parent)
{
    setSourceModel(&model);
}

QVariant SyncRunTexts::data(const QModelIndex &index, int role) const
{
    const QVariant value =
        QIdentityProxyModel::data(index, isText(role) ? SyncRunModel::RunRole : role);
    if (!index.isValid() || !isText(role))
        return value;
    const auto run = value.value<domain::SyncRunRecord>();
    return asTextOrTip(
        tr("%1: %2", "time and result").arg(timeText(run.at), words::runText(m_server, run)), role);
}

SetAsideTexts::SetAsideTexts(SetAsideModel &model, QObject *parent)
    : QIdentityProxyModel(parent)
{
    setSourceModel(&model);
}

QVariant SetAsideTexts::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !isText(role))
        return QIdentityProxyModel::data(index, role);
    const auto reason = index.data(SetAsideModel::ReasonRole).value<Error>();
    const QString why = words::setAsideText(reason);
    if (role == Qt::ToolTipRole)
        return literalToolTip(index.data(SetAsideModel::FeedRole).toString() + u'\n' + why);
    return tr("%1: %2. %3", "time, address of an episode, reason")
        .arg(timeText(index.data(SetAsideModel::TimeRole)),
             index.data(SetAsideModel::EpisodeRole).toString(),
             why);
}

PrivateShowTexts::PrivateShowTexts(PrivateShowModel &model, QObject *parent)
    : QIdentityProxyModel(parent)
{
    setSourceModel(&model);
}

QVariant PrivateShowTexts::data(const QModelIndex &index, int role) const
{
    if (index.isValid() && role == Qt::ToolTipRole)
        return words::uploadBlockText(
            sync::UploadBlock(index.data(PrivateShowModel::ReasonRole).toInt()));
    return QIdentityProxyModel::data(index, role);
}

} // namespace dogear::widgets
