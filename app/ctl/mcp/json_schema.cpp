// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_schema.h"

#include "foreign_text.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::ctl::mcp {

namespace {

/// Whether \a value is a number without a fraction.
bool isWhole(const QJsonValue &value)
{
    // For a fraction toInteger() returns its argument, so that two arguments give two results.
    return value.isDouble() && value.toInteger(0) == value.toInteger(1);
}

bool isBetween(qint64 value,
               const QJsonObject &schema,
               QLatin1StringView min,
               QLatin1StringView max)
{
    return (!schema.contains(min) || value >= schema.value(min).toInteger())
           && (!schema.contains(max) || value <= schema.value(max).toInteger());
}

bool isOfType(const QJsonValue &value, const QString &type, const QJsonObject &schema)
{
    if (type == "integer"_L1)
        return isWhole(value) && isBetween(value.toInteger(), schema, "minimum"_L1, "maximum"_L1);
    if (type == "number"_L1)
        return value.isDouble();
    if (type == "boolean"_L1)
        return value.isBool();
    if (type == "string"_L1)
        return value.isString()
               && isBetween(value.toString().size(), schema, "minLength"_L1, "maxLength"_L1);
    return false;
}

bool matches(const QJsonValue &value, const QJsonObject &schema)
{
    const QJsonValue type = schema.value("type"_L1);
    if (type.isArray()) {
        return std::ranges::any_of(type.toArray().toVariantList(), [&](const QVariant &each) {
            return isOfType(value, each.toString(), schema);
        });
    }
    if (type != "array"_L1)
        return isOfType(value, type.toString(), schema);
    if (!value.isArray())
        return false;
    const QJsonArray items = value.toArray();
    const QJsonObject item = schema.value("items"_L1).toObject();
    return isBetween(items.size(), schema, "minItems"_L1, "maxItems"_L1)
           && std::ranges::all_of(items.toVariantList(), [&](const QVariant &each) {
                  return matches(QJsonValue::fromVariant(each), item);
              });
}

/// Describes the values of \a schema: "a whole number from 1 to 50".
QString expected(const QJsonObject &schema)
{
    const auto range = [&schema](const QString &text, const QString &min, const QString &max) {
        return text.arg(schema.value(min).toInteger()).arg(schema.value(max).toInteger());
    };
    const QJsonValue type = schema.value("type"_L1);
    if (type == "integer"_L1 && !schema.contains("maximum"_L1))
        return u"a whole number above 0"_s;
    if (type == "integer"_L1)
        return range(u"a whole number from %1 to %2"_s, u"minimum"_s, u"maximum"_s);
    if (type == "boolean"_L1)
        return u"true or false"_s;
    if (type == "string"_L1)
        return range(u"a text of %1 to %2 characters"_s, u"minLength"_s, u"maxLength"_s);
    if (type == "array"_L1) {
        return range(u"a list of %1 to %2 values"_s, u"minItems"_s, u"maxItems"_s) + ", each "_L1
               + expected(schema.value("items"_L1).toObject());
    }
    return u"a number or a text"_s;
}

} // namespace

QJsonObject wholeNumbers()
{
    return {{u"type"_s, u"integer"_s}};
}

QJsonObject wholeNumbers(qint64 min, qint64 max)
{
    return {{u"type"_s, u"integer"_s}, {u"minimum"_s, min}, {u"maximum"_s, max}};
}

QJsonObject ids()
{
    return {{u"type"_s, u"integer"_s}, {u"minimum"_s, 1}};
}

QJsonObject numbers()
{
    return {{u"type"_s, u"number"_s}};
}

QJsonObject booleans()
{
    return {{u"type"_s, u"boolean"_s}};
}

QJsonObject texts()
{
    return {{u"type"_s, u"string"_s}};
}

QJsonObject texts(int min, int max)
{
    return {{u"type"_s, u"string"_s}, {u"minLength"_s, min}, {u"maxLength"_s, max}};
}

QJsonObject mediaTimes()
{
    return {{u"type"_s, QJsonArray{u"number"_s, u"string"_s}}};
}

QJsonObject lists(const QJsonObject &items)
{
    return {{u"type"_s, u"array"_s}, {u"items"_s, items}};
}

QJsonObject lists(const QJsonObject &items, int min, int max)
{
    QJsonObject schema = lists(items);
    schema.insert(u"minItems"_s, min);
    schema.insert(u"maxItems"_s, max);
    return schema;
}

QJsonObject objects(const QJsonObject &properties)
{
    return toolArguments(properties, properties.keys());
}

QJsonObject toolArguments(const QJsonObject &properties, const QStringList &required)
{
    return {{u"type"_s, u"object"_s},
            {u"properties"_s, properties},
            {u"required"_s, QJsonArray::fromStringList(required)},
            {u"additionalProperties"_s, false}};
}

QJsonObject orNull(QJsonObject schema)
{
    schema.insert(u"type"_s, QJsonArray{schema.value("type"_L1), u"null"_s});
    return schema;
}

QJsonObject described(QJsonObject schema, const QString &description)
{
    schema.insert(u"description"_s, description);
    return schema;
}

QString mistakeIn(const QJsonObject &given, const QJsonObject &schema)
{
    const QJsonObject properties = schema.value("properties"_L1).toObject();
    for (auto argument = given.constBegin(); argument != given.constEnd(); ++argument) {
        const QString &key = argument.key();
        if (!properties.contains(key)) {
            return u"There is no argument “%1”. The tool takes: %2."_s.arg(
                foreignLine(key, maxQuotedName),
                properties.isEmpty() ? u"none"_s : properties.keys().join(u", "_s));
        }
        const QJsonObject property = properties.value(key).toObject();
        if (!matches(argument.value(), property))
            return u"“%1” has to be %2."_s.arg(key, expected(property));
    }
    for (const auto key : schema.value("required"_L1).toArray()) {
        if (!given.contains(key.toString()))
            return u"The argument “%1” is missing."_s.arg(key.toString());
    }
    return {};
}

} // namespace dogear::ctl::mcp
