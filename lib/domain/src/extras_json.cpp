// SPDX-License-Identifier: GPL-3.0-or-later
#include "extras_fields.h"
#include "extras_fields_social.h"

#include <base/utc.h>
#include <domain/extras_json.h>

#include <QJsonArray>

#include <cmath>
#include <type_traits>

using namespace Qt::StringLiterals;

namespace dogear::domain {

namespace {

using std::chrono::milliseconds;

/// Visitor for fields() that adds each field to a JSON object.
class Writer
{
public:
    explicit Writer(Absent absent)
        : m_absent(absent)
    {}

    template<typename T>
    void operator()(const char *key, const T &field)
    {
        const QJsonValue value = write(field);
        if (!value.isNull())
            object.insert(QLatin1StringView(key), value);
        else if (m_absent == Absent::Null)
            object.insert(QLatin1StringView(key), QJsonValue());
    }

    QJsonObject object;

private:
    static QJsonValue write(const QString &text)
    {
        return text.isEmpty() ? QJsonValue() : QJsonValue(text);
    }
    static QJsonValue write(const QUrl &url)
    {
        return url.isEmpty() ? QJsonValue() : QJsonValue(QString::fromUtf8(url.toEncoded()));
    }
    static QJsonValue write(bool flag) { return flag; }
    static QJsonValue write(int number) { return number; }
    static QJsonValue write(qint64 number) { return number; }
    static QJsonValue write(double number) { return number; }
    static QJsonValue write(milliseconds time)
    {
        // Whole seconds are integers, so that the common case is exact and short.
        if (time.count() % 1000 == 0)
            return qint64(time.count() / 1000);
        return double(time.count()) / 1000.0;
    }
    static QJsonValue write(const QDateTime &time) { return time.toSecsSinceEpoch(); }

    template<typename T>
    QJsonValue write(const std::optional<T> &value) const
    {
        return value ? write(*value) : QJsonValue();
    }
    /// An empty list is never null: with Absent::Null it is written as [].
    template<typename T>
    QJsonValue write(const QList<T> &values) const
    {
        QJsonArray array;
        for (const T &value : values)
            array.append(write(value));
        return array.isEmpty() && m_absent == Absent::Omitted ? QJsonValue() : QJsonValue(array);
    }
    /// Nested extras: each of them has its own fields().
    template<typename T>
    QJsonValue write(const T &value) const requires std::is_aggregate_v<T>
    {
        Writer writer(m_absent);
        fields(writer, value);
        return writer.object;
    }

    Absent m_absent;
};

/// Visitor for fields() that fills each field from a JSON object. The object must outlive it.
class Reader
{
public:
    explicit Reader(const QJsonObject &object)
        : m_object(object)
    {}

    template<typename T>
    void operator()(const char *key, T &field)
    {
        const auto found = m_object.constFind(QLatin1StringView(key));
        // null is what Absent::Null writes for a missing value: the field keeps its default.
        if (found != m_object.constEnd() && !found->isNull())
            read(*found, field);
    }

private:
    static void read(const QJsonValue &value, QString &text) { text = value.toString(); }
    static void read(const QJsonValue &value, QUrl &url)
    {
        url = QUrl::fromEncoded(value.toString().toUtf8());
    }
    static void read(const QJsonValue &value, bool &flag) { flag = value.toBool(); }
    static void read(const QJsonValue &value, int &number) { number = value.toInt(); }
    static void read(const QJsonValue &value, qint64 &number) { number = value.toInteger(); }
    static void read(const QJsonValue &value, double &number) { number = value.toDouble(); }
    static void read(const QJsonValue &value, milliseconds &time)
    {
        // Rounded, because most fractions of a second are not exact in a double.
        time = milliseconds(std::llround(value.toDouble() * 1000));
    }
    static void read(const QJsonValue &value, QDateTime &time)
    {
        time = QDateTime::fromSecsSinceEpoch(value.toInteger(), utc);
    }
    template<typename T>
    static void read(const QJsonValue &value, std::optional<T> &field)
    {
        read(value, field.emplace());
    }
    template<typename T>
    static void read(const QJsonValue &value, QList<T> &list)
    {
        const QJsonArray array = value.toArray();
        list.reserve(array.size());
        for (const auto &element : array)
            read(element, list.emplace_back());
    }
    template<typename T>
    static void read(const QJsonValue &value, T &field) requires std::is_aggregate_v<T>
    {
        const QJsonObject object = value.toObject();
        Reader reader(object);
        fields(reader, field);
    }

    const QJsonObject &m_object;
};

template<typename T>
QJsonObject written(const T &value, Absent absent)
{
    Writer writer(absent);
    fields(writer, value);
    return writer.object;
}

template<typename T>
T readFrom(const QJsonObject &object)
{
    T value;
    Reader reader(object);
    fields(reader, value);
    return value;
}

} // namespace

QJsonObject toJson(const EpisodeExtras &extras, Absent absent)
{
    return written(extras, absent);
}

QJsonObject toJson(const PodcastExtras &extras, Absent absent)
{
    return written(extras, absent);
}

EpisodeExtras episodeExtrasFromJson(const QJsonObject &object)
{
    return readFrom<EpisodeExtras>(object);
}

PodcastExtras podcastExtrasFromJson(const QJsonObject &object)
{
    return readFrom<PodcastExtras>(object);
}

} // namespace dogear::domain
