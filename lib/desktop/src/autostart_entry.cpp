// SPDX-License-Identifier: GPL-3.0-or-later
#include "autostart_entry.h"

#include "program_name.h"

#include <QList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::desktop {

namespace {

/// Quotes an argument of Exec (Desktop Entry Specification, "The Exec key").
QString quoted(const QString &argument)
{
    static const QString reserved = u" \t\n\"'\\><~|&;$*?#()`"_s;
    QString text = argument;
    text.replace(u'%', "%%"_L1); // a single one would be a field code
    const bool isPlain = std::none_of(
        text.cbegin(), text.cend(), [](QChar letter) { return reserved.contains(letter); });
    if (isPlain)
        return text;
    for (const QChar letter : {u'\\', u'"', u'`', u'$'})
        text.replace(letter, QString(QString(u'\\') + letter));
    // Values of type string have escapes of their own, which are undone before the quotes.
    return u'"' + text.replace(u'\\', "\\\\"_L1) + u'"';
}

bool isValue(const QByteArray &line, const QByteArray &key, const QByteArray &value)
{
    const qsizetype equals = line.indexOf('=');
    return equals > 0 && line.first(equals).trimmed() == key
           && line.mid(equals + 1).trimmed().toLower() == value;
}

} // namespace

QByteArray makeAutostartEntry(const QString &program)
{
    // TryExec: a desktop ignores the entry once the program was removed.
    // X-KDE-autostart-after: the panel has the tray, in which Dogear starts.
    const QString text = u"[Desktop Entry]\n"
                         "Type=Application\n"
                         "Name=Dogear\n"
                         "Icon=%1\n"
                         "TryExec=%2\n"
                         "Exec=%3 --minimised\n"
                         "StartupNotify=false\n"
                         "Terminal=false\n"
                         "X-GNOME-Autostart-enabled=true\n"
                         "X-KDE-autostart-after=panel\n"_s;
    // TryExec is a single value, without quotes.
    const QString tried = QString(program).replace(u'\\', "\\\\"_L1);
    return text.arg(desktopEntryName, tried, quoted(program)).toUtf8();
}

bool isSwitchedOn(const QByteArray &entry)
{
    bool isInGroup = false;
    for (const QByteArray &raw : entry.split('\n')) {
        const QByteArray line = raw.trimmed();
        if (line.startsWith('['))
            isInGroup = line == "[Desktop Entry]";
        else if (isInGroup
                 && (isValue(line, "Hidden", "true")
                     || isValue(line, "X-GNOME-Autostart-enabled", "false")
                     || isValue(line, "X-MATE-Autostart-enabled", "false")))
            return false;
    }
    return true;
}

} // namespace dogear::desktop
