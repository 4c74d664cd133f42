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

using domain::SyncRunRecord;
using itemmodels::PrivateShowModel;
using itemmodels::SetAsideModel;
using itemmodels::SyncRunModel;

namespace {

QString timeText(const QVariant &time)
{
    return words::formatMoment(time.toDateTime(), QDateTime::currentDateTimeUtc());
}

} // namespace

SyncRunTexts::SyncRunTexts(SyncRunModel &model, QObject *parent)
    : QIdentityProxyModel(parent)
{
    setSourceModel(&model);
}

QVariant SyncRunTexts::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return QIdentityProxyModel::data(index, role);
    const QVariant value = index.data(SyncRunModel::ValueRole);
    if (index.column() == SyncRunModel::AtColumn)
        return role == Qt::DisplayRole ? QVariant(timeText(value)) : QVariant();
    const QString text = words::runText(m_server, value.value<SyncRunRecord>());
    // Sentences about errors are longer than the column.
    return role == Qt::DisplayRole ? text : literalToolTip(text);
}

QVariant SyncRunTexts::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == SyncRunModel::AtColumn ? tr("When") : tr("Result");
}

SetAsideTexts::SetAsideTexts(SetAsideModel &model, QObject *parent)
    : QIdentityProxyModel(parent)
{
    setSourceModel(&model);
}

QVariant SetAsideTexts::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const QVariant value = index.data(SetAsideModel::ValueRole);
    if (role == Qt::ToolTipRole) {
        return index.column() == SetAsideModel::ReasonColumn
                   ? literalToolTip(words::setAsideText(value.value<Error>()))
                   : literalToolTip(index.data(SetAsideModel::FeedRole).toString());
    }
    if (role != Qt::DisplayRole)
        return QIdentityProxyModel::data(index, role);
    switch (index.column()) {
    case SetAsideModel::TimeColumn:
        return timeText(value);
    case SetAsideModel::EpisodeColumn:
        return value.toString();
    default:
        return words::setAsideText(value.value<Error>());
    }
}

QVariant SetAsideTexts::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case SetAsideModel::TimeColumn:
        return tr("When");
    case SetAsideModel::EpisodeColumn:
        return tr("Episode");
    default:
        return tr("Why");
    }
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
