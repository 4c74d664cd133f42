// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder_exchange.h"

#include "folder_names.h"

#include <QDir>
#include <QUrl>

#include <algorithm>
#include <limits>

namespace dogear::sync_folder {

FolderExchange::FolderExchange(const QString &folder,
                               const QString &device,
                               const FolderState &state)
    : m_folder(folder)
    , m_own(folder, device, state.own)
    , m_before(state)
    , m_after(state)
{}

void FolderExchange::takeNewDevice()
{
    // The old file is one of another device from now on, and read from its beginning.
    m_own = OwnFile(m_folder, newDevice(m_own.device()), {});
    m_found = OwnFileCheck::Foreign;
    m_after.seenHere.clear();
    m_after.seenByOthers.clear();
    m_before.seenHere.clear();
    m_before.seenByOthers.clear();
}

Result<FolderNews> FolderExchange::open()
{
    // Without this, a stick that is not plugged in would look like a file that is lost.
    if (!QDir(m_folder).exists())
        return failure({ErrorCode::FileNotFound, m_folder, QUrl::fromLocalFile(m_folder)});
    const auto checked = m_own.check();
    if (!checked)
        return failure(checked.error());
    m_found = *checked;
    if (m_found == OwnFileCheck::Foreign)
        takeNewDevice();
    auto news = scanFolder(m_folder, m_own.device(), m_before.files);
    if (!news)
        return news;
    if (news->ownNumber > m_own.state().number) {
        // A conflict copy has lines that this device never wrote.
        takeNewDevice();
        news = scanFolder(m_folder, m_own.device(), m_before.files);
        if (!news)
            return news;
    }
    if (m_found == OwnFileCheck::Lost) {
        // The file may have lines of another device that took the same id.
        const auto own = readFile(m_folder + u'/' + fileName(m_own.device()), {});
        if (own)
            addRecords(*news, *own, m_own.device());
    }
    m_after.files = news->files;
    for (auto each = news->seenByOthers.cbegin(); each != news->seenByOthers.cend(); ++each) {
        qint64 &number = m_after.seenByOthers[each.key()];
        number = std::max(number, each.value());
    }
    m_own.setSession(newSession());
    return news;
}

Result<> FolderExchange::append(const QList<Content> &contents)
{
    QList<QJsonObject> objects;
    objects.reserve(contents.size());
    for (const Content &content : contents)
        objects.append(toJson(content, m_own.device()));
    return m_own.append(objects).map([this] { m_hasWritten = true; });
}

QMap<QString, qint64> FolderExchange::readNumbers() const
{
    QMap<QString, qint64> numbers;
    for (auto each = m_after.files.cbegin(); each != m_after.files.cend(); ++each) {
        // A conflict copy says nothing about the file itself.
        if (each.key() == fileName(each.value().device))
            numbers.insert(each.value().device, each.value().number);
    }
    return numbers;
}

qint64 FolderExchange::seenByAll(qint64 now) const
{
    qint64 number = std::numeric_limits<qint64>::max();
    for (auto each = m_after.files.cbegin(); each != m_after.files.cend(); ++each) {
        const bool isPresent = each.value().modified + maxAbsence > now;
        if (isPresent && each.key() == fileName(each.value().device))
            number = std::min(number, m_after.seenByOthers.value(each.value().device));
    }
    return number;
}

Result<> FolderExchange::close(qint64 now)
{
    const QMap<QString, qint64> numbers = readNumbers();
    qint64 unseen = 0;
    for (auto each = numbers.cbegin(); each != numbers.cend(); ++each)
        unseen = std::max(unseen, each.value() - m_after.seenHere.value(each.key()));
    if (unseen >= seenInterval || (unseen > 0 && m_hasWritten)) {
        if (auto written = append({Seen{numbers}}); !written)
            return written;
        m_after.seenHere = numbers;
    }
    return m_own.compact(seenByAll(now)).map([](bool) {});
}

FolderState FolderExchange::stateBefore() const
{
    FolderState state = m_before;
    state.own = m_own.state();
    return state;
}

FolderState FolderExchange::stateAfter() const
{
    FolderState state = m_after;
    state.own = m_own.state();
    return state;
}

} // namespace dogear::sync_folder
