// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Gives the lists about sync texts: runs, refused changes and private shows.
///
/// Threads: GUI thread.
/// Tests:   tests/gui/tst_device_settings.cpp

#include <QIdentityProxyModel>
#include <QString>

namespace dogear::itemmodels {
class PrivateShowModel;
class SetAsideModel;
class SyncRunModel;
} // namespace dogear::itemmodels

namespace dogear::widgets {

class SyncRunTexts final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    SyncRunTexts(itemmodels::SyncRunModel &model, QObject *parent);

    /// Sets the name of the server that the runs were with.
    void setServer(const QString &server) { m_server = server; }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    QString m_server;
};

class SetAsideTexts final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    SetAsideTexts(itemmodels::SetAsideModel &model, QObject *parent);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
};

class PrivateShowTexts final : public QIdentityProxyModel
{
    Q_OBJECT

public:
    PrivateShowTexts(itemmodels::PrivateShowModel &model, QObject *parent);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
};

} // namespace dogear::widgets
