// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Records the MPRIS signals that another program on the bus receives, as text.

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusObjectPath>
#include <QObject>
#include <QStringList>
#include <QVariantMap>

#include <utility>

namespace dogear::test {

using namespace Qt::StringLiterals;

inline QString toText(const QVariantMap &values);

inline QString toText(const QVariant &value)
{
    if (value.metaType() == QMetaType::fromType<QDBusArgument>())
        return u'{' + toText(qdbus_cast<QVariantMap>(value.value<QDBusArgument>())) + u'}';
    if (value.metaType() == QMetaType::fromType<QDBusObjectPath>())
        return value.value<QDBusObjectPath>().path();
    if (value.metaType() == QMetaType::fromType<QStringList>())
        return value.toStringList().join(u'|');
    return value.toString();
}

/// "name=value" for each entry, sorted by name.
inline QString toText(const QVariantMap &values)
{
    QStringList texts;
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        texts.append(it.key() + u'=' + toText(*it));
    return texts.join(u"; "_s);
}

/// Receives PropertiesChanged of the player interface and Seeked.
class MprisListener final : public QObject
{
    Q_OBJECT

public:
    void listenTo(QDBusConnection bus, const QString &service)
    {
        const QString path = u"/org/mpris/MediaPlayer2"_s;
        bus.connect(service,
                    path,
                    u"org.freedesktop.DBus.Properties"_s,
                    u"PropertiesChanged"_s,
                    this,
                    SLOT(propertiesChanged(QString, QVariantMap, QStringList)));
        bus.connect(service, path, m_interface, u"Seeked"_s, this, SLOT(seeked(qlonglong)));
    }

    /// Returns the signals received since the last call.
    QStringList take() { return std::exchange(m_heard, {}); }

private slots:
    void propertiesChanged(const QString &interface,
                           const QVariantMap &changed,
                           const QStringList &invalidated)
    {
        Q_UNUSED(invalidated)
        if (interface == m_interface)
            m_heard.append(toText(changed));
    }
    void seeked(qlonglong position) { m_heard.append(u"Seeked %1"_s.arg(position)); }

private:
    const QString m_interface = u"org.mpris.MediaPlayer2.Player"_s;
    QStringList m_heard;
};

} // namespace dogear::test
