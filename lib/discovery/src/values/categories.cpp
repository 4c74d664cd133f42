// SPDX-License-Identifier: GPL-3.0-or-later
#include "values/categories.h"

#include "values/fields.h"

#include <QJsonArray>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace dogear::discovery {

namespace {

constexpr qsizetype maxCategories = 20;
constexpr qint64 allPodcasts = 26;

void add(QStringList &names, const QJsonValue &value, const QJsonValue &id)
{
    const QString name = labelOf(value);
    // Without numbers, the English name is all that tells Apple's category of all podcasts.
    const bool isAll = idOf(id) == allPodcasts || name == "Podcasts"_L1;
    if (!name.isEmpty() && !isAll && !names.contains(name) && names.size() < maxCategories)
        names.append(name);
}

void addElement(QStringList &names, const QJsonValue &element, const QJsonValue &id)
{
    const QJsonObject category = element.toObject();
    if (!element.isObject())
        add(names, element, id);
    else if (category.contains("id"_L1))
        add(names, category.value("name"_L1), category.value("id"_L1));
    else
        add(names, category.value("name"_L1), category.value("genreId"_L1));
}

} // namespace

QStringList categoriesOf(const QJsonValue &categories, const QJsonValue &ids)
{
    QStringList names;
    if (categories.isObject()) {
        // Podcast Index: the keys are numbers of its own, among which 26 is another category.
        const QJsonObject byNumber = categories.toObject();
        for (const QJsonValue name : byNumber)
            add(names, name, {});
        return names;
    }
    if (categories.isString())
        add(names, categories, ids);
    const QJsonArray list = categories.toArray();
    const QJsonArray numbers = ids.toArray();
    for (qsizetype i = 0; i < list.size(); ++i)
        addElement(names, list.at(i), numbers.at(i)); // a missing number is undefined
    return names;
}

} // namespace dogear::discovery
