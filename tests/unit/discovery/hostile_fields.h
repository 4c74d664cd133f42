// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Values of wrong types and sizes, which hostile or faulty answers put into any field.

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>

namespace dogear::discovery {

/// \return lists and objects within each other, 500 deep, which is below the limit of Qt's parser
inline QJsonValue deeplyNested()
{
    QJsonValue value = 1;
    for (int i = 0; i < 250; ++i)
        value = QJsonObject{{QLatin1StringView("label"), QJsonArray{value}}};
    return value;
}

inline QList<QJsonValue> wrongValues()
{
    const QString overrides(QChar(0x202e));
    return {QJsonValue(),
            true,
            false,
            0,
            -1,
            1.5,
            1e300,
            QLatin1StringView(""),
            QLatin1StringView("<script>alert(1)</script>"),
            QLatin1StringView("javascript:alert(1)"),
            QLatin1StringView("file:///etc/passwd"),
            QLatin1StringView("99999999999999999999"),
            QLatin1StringView("-9223372036854775808"),
            QString(QChar(0)),
            overrides,
            QString(QChar(0xd800)),
            QString(300'000, u'x'),
            QString(100'000, u'<'),
            QJsonArray(),
            QJsonArray{QJsonArray{QJsonValue()}, QJsonObject(), 26},
            QJsonObject(),
            QJsonObject{{QLatin1StringView("id"), QJsonObject()},
                        {QLatin1StringView("label"), QJsonArray()}},
            deeplyNested()};
}

/// Calls \a check with the bytes of \a answer, in which each field of \a hit in turn has each of
/// the wrongValues(). \a answer makes an answer of a hit.
template<typename Answer, typename Check>
void forEachWrongField(const QJsonObject &hit, Answer answer, Check check)
{
    const QStringList names = hit.keys();
    for (const QString &name : names) {
        for (const QJsonValue &value : wrongValues()) {
            QJsonObject wrong = hit;
            wrong.insert(name, value);
            check(name, QJsonDocument(answer(wrong)).toJson(QJsonDocument::Compact));
        }
    }
}

} // namespace dogear::discovery
