// SPDX-License-Identifier: GPL-3.0-or-later
#include "setting_fields.h"

#include <files/atomic_file.h>
#include <settings/settings_file.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>
#include <cmath>
#include <optional>

namespace dogear::settings {

namespace {

using std::chrono::milliseconds;

constexpr auto formatName = "dogear-settings"_L1;
constexpr auto shortcutGroup = "shortcuts"_L1;

// More than a user needs; a file with more was not exported by Dogear.
constexpr qsizetype maxTextLength = 1000;
constexpr qsizetype maxActions = 500;
constexpr qsizetype maxShortcutsPerAction = 20;
constexpr qsizetype maxNameLength = 100;

/// One line without control characters: hosts and names end up in requests and in files.
bool isPlainText(const QString &text, qsizetype maxLength)
{
    return text.size() <= maxLength && std::ranges::none_of(text, [](QChar each) {
               return each.category() == QChar::Other_Control;
           });
}

/// A name that an action may have; a slash would begin a group in the settings file.
bool isActionName(const QString &name)
{
    return !name.isEmpty() && name.size() <= maxNameLength
           && std::ranges::all_of(name, [](QChar each) {
                  return (each.unicode() < 0x80 && each.isLetterOrNumber()) || each == u'_'
                         || each == u'-' || each == u'.';
              });
}

QJsonValue toJson(bool value)
{
    return value;
}

QJsonValue toJson(int value)
{
    return value;
}

QJsonValue toJson(double value)
{
    return value;
}

/// In seconds, as in the settings file.
QJsonValue toJson(milliseconds value)
{
    return double(value.count()) / 1000.0;
}

QJsonValue toJson(QTime value)
{
    return value.toString(timeFormat);
}

QJsonValue toJson(const QString &value)
{
    return value;
}

bool read(const QJsonValue &json, bool &value)
{
    if (json.isBool())
        value = json.toBool();
    return json.isBool();
}

bool read(const QJsonValue &json, double &value)
{
    if (json.isDouble())
        value = json.toDouble();
    return json.isDouble();
}

bool read(const QJsonValue &json, int &value)
{
    // Beyond the range of every setting, so that the value is still limited when it is stored.
    constexpr double limit = 1e9;
    if (json.isDouble())
        value = int(std::lround(std::clamp(json.toDouble(), -limit, limit)));
    return json.isDouble();
}

bool read(const QJsonValue &json, milliseconds &value)
{
    double seconds = 0;
    if (!read(json, seconds))
        return false;
    constexpr double limit = 1e9;
    value = milliseconds(std::llround(std::clamp(seconds, -limit, limit) * 1000));
    return true;
}

bool read(const QJsonValue &json, QTime &value)
{
    const QTime time = QTime::fromString(json.toString(), timeFormat);
    if (time.isValid())
        value = time;
    return time.isValid();
}

bool read(const QJsonValue &json, QString &value)
{
    const bool isText = json.isString() && isPlainText(json.toString(), maxTextLength);
    if (isText)
        value = json.toString();
    return isText;
}

/// Makes the JSON of all fields.
class FieldWriter
{
public:
    void group(QLatin1StringView name) { m_group = name; }

    template<typename T>
    void field(QLatin1StringView name, const T &value)
    {
        add(name, toJson(value));
    }

    template<typename Enum, size_t count>
    void field(QLatin1StringView name,
               Enum value,
               const std::array<QLatin1StringView, count> &names)
    {
        add(name, QString(names.at(size_t(value))));
    }

    void folder(QLatin1StringView name, const QString &path) { add(name, path); }

    [[nodiscard]] QJsonObject result() const { return m_groups; }

private:
    void add(QLatin1StringView name, const QJsonValue &value)
    {
        QJsonObject fields = m_groups.value(m_group).toObject();
        fields.insert(name, value);
        m_groups.insert(m_group, fields);
    }

    QJsonObject m_groups;
    QLatin1StringView m_group;
};

/// Sets the fields that the JSON has, and counts them.
class FieldReader
{
public:
    explicit FieldReader(const QJsonObject &groups)
        : m_groups(groups)
    {}

    void group(QLatin1StringView name) { m_fields = m_groups.value(name).toObject(); }

    template<typename T>
    void field(QLatin1StringView name, T &value)
    {
        if (const QJsonValue json = m_fields.value(name); !json.isUndefined() && read(json, value))
            ++m_taken;
    }

    /// Leaves out a name that is unknown, for example of a newer Dogear.
    template<typename Enum, size_t count>
    void field(QLatin1StringView name,
               Enum &value,
               const std::array<QLatin1StringView, count> &names)
    {
        const auto found = std::ranges::find(names, m_fields.value(name).toString());
        if (found == names.end())
            return;
        value = Enum(found - names.begin());
        ++m_taken;
    }

    /// An empty path is the default folder, which every machine has.
    void folder(QLatin1StringView name, QString &path)
    {
        QString wanted;
        if (!read(m_fields.value(name), wanted))
            return;
        if (wanted.isEmpty() || (QDir::isAbsolutePath(wanted) && QFileInfo(wanted).isDir())) {
            path = wanted;
            ++m_taken;
        } else {
            m_missingFolder = wanted;
        }
    }

    [[nodiscard]] int taken() const { return m_taken; }
    [[nodiscard]] QString missingFolder() const { return m_missingFolder; }

private:
    QJsonObject m_groups;
    QJsonObject m_fields; ///< of the present group
    int m_taken = 0;
    QString m_missingFolder;
};

QJsonObject toJson(const ShortcutSettings &shortcuts)
{
    QJsonObject actions;
    for (auto each = shortcuts.cbegin(); each != shortcuts.cend(); ++each)
        actions.insert(each.key(), QJsonArray::fromStringList(each.value()));
    return actions;
}

/// \return the shortcuts of one action; nullopt if \a json is something else
std::optional<QStringList> shortcutsIn(const QJsonValue &json)
{
    const QJsonArray texts = json.toArray();
    if (!json.isArray() || texts.size() > maxShortcutsPerAction)
        return std::nullopt;
    QStringList shortcuts;
    for (const QJsonValue text : texts) {
        if (!text.isString() || !isPlainText(text.toString(), maxNameLength))
            return std::nullopt;
        shortcuts.append(text.toString());
    }
    return shortcuts;
}

/// Replaces the shortcuts in \a imported by those in \a json.
void readShortcuts(const QJsonObject &json, ImportedSettings &imported)
{
    imported.settings.shortcuts.clear();
    for (auto each = json.begin(); each != json.end(); ++each) {
        const std::optional<QStringList> shortcuts = shortcutsIn(each.value());
        if (!shortcuts || !isActionName(each.key())
            || imported.settings.shortcuts.size() >= maxActions)
            continue;
        imported.settings.shortcuts.insert(each.key(), *shortcuts);
        ++imported.taken;
    }
}

/// The number of settings in \a groups; something that is no group counts as one.
int countOf(const QJsonObject &groups)
{
    int count = 0;
    for (const QJsonValue group : groups)
        count += group.isObject() ? int(group.toObject().size()) : 1;
    return count;
}

tl::unexpected<Error> invalid(const QString &why)
{
    return failure({.code = ErrorCode::SettingsInvalid, .detail = why});
}

} // namespace

QByteArray settingsToJson(const UserSettings &settings)
{
    FieldWriter writer;
    UserSettings copy = settings; // visitFields() also serves the reader, which changes it
    visitFields(copy, writer);
    QJsonObject groups = writer.result();
    groups.insert(shortcutGroup, toJson(settings.shortcuts));
    return QJsonDocument(QJsonObject{{u"format"_s, QString(formatName)},
                                     {u"version"_s, settingsFileVersion},
                                     {u"settings"_s, groups}})
        .toJson(QJsonDocument::Indented);
}

Result<ImportedSettings> settingsFromJson(const QByteArray &json, const UserSettings &before)
{
    QJsonParseError problem;
    const QJsonObject file = QJsonDocument::fromJson(json, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return invalid(problem.errorString());
    if (file.value("format"_L1).toString() != formatName)
        return invalid(u"another format"_s);
    const double version = file.value("version"_L1).toDouble();
    if (version < 1)
        return invalid(u"no version"_s);
    if (version > settingsFileVersion)
        return failure({.code = ErrorCode::SettingsTooNew, .detail = QString::number(version)});
    if (!file.value("settings"_L1).isObject())
        return invalid(u"no settings"_s);

    const QJsonObject groups = file.value("settings"_L1).toObject();
    FieldReader reader(groups);
    ImportedSettings imported{.settings = before};
    visitFields(imported.settings, reader);
    imported.taken = reader.taken();
    imported.missingFolder = reader.missingFolder();
    if (const QJsonValue shortcuts = groups.value(shortcutGroup); shortcuts.isObject())
        readShortcuts(shortcuts.toObject(), imported);
    imported.unknown =
        countOf(groups) - imported.taken - (imported.missingFolder.isEmpty() ? 0 : 1);
    return imported;
}

Result<> exportSettings(const UserSettings &settings, const QString &path)
{
    return files::writeAtomically(path, settingsToJson(settings));
}

Result<ImportedSettings> importSettings(const QString &path, const UserSettings &before)
{
    const QUrl url = QUrl::fromLocalFile(path);
    const QFileInfo info(path);
    if (!info.exists())
        return failure({.code = ErrorCode::FileNotFound, .url = url});
    QFile file(path);
    // Opening a pipe would wait for its other end.
    if (!info.isFile() || !file.open(QIODevice::ReadOnly))
        return failure(
            {.code = ErrorCode::FileUnreadable, .detail = file.errorString(), .url = url});
    const QByteArray json = file.read(maxSettingsFileBytes + 1);
    Result<ImportedSettings> imported = invalid(u"too large"_s);
    if (json.size() <= maxSettingsFileBytes)
        imported = settingsFromJson(json, before);
    if (!imported)
        imported.error().url = url; // the sentence names the file
    return imported;
}

} // namespace dogear::settings
