// SPDX-License-Identifier: GPL-3.0-or-later
#include <sync/upload_rules.h>

#include <QStringList>
#include <QUrlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dogear::sync {

namespace {

/// Minimum length of a value that looks like a secret by itself.
constexpr qsizetype minSecretLength = 16;

bool isWeb(const QUrl &address)
{
    return address.scheme() == "http"_L1 || address.scheme() == "https"_L1;
}

bool namesSecret(const QString &key)
{
    static const QStringList names{u"access_token"_s,
                                   u"api_key"_s,
                                   u"apikey"_s,
                                   u"auth"_s,
                                   u"hash"_s,
                                   u"key"_s,
                                   u"member"_s,
                                   u"pass"_s,
                                   u"password"_s,
                                   u"secret"_s,
                                   u"sig"_s,
                                   u"signature"_s,
                                   u"subscriber"_s,
                                   u"token"_s,
                                   u"user"_s};
    return names.contains(key.toLower());
}

/// Whether \a value is long and mixes letters with digits, as random text does and words do not.
bool looksRandom(const QString &value)
{
    const auto isDigit = [](QChar letter) { return letter.isDigit(); };
    const auto isLetter = [](QChar letter) { return letter.isLetter(); };
    return value.size() >= minSecretLength && std::ranges::any_of(value, isDigit)
           && std::ranges::any_of(value, isLetter) && !value.contains(u' ')
           && !value.contains(u'.');
}

} // namespace

bool hasToken(const QUrl &address)
{
    const auto items = QUrlQuery(address).queryItems(QUrl::FullyDecoded);
    return std::ranges::any_of(items, [](const auto &item) {
        return !item.second.isEmpty() && (namesSecret(item.first) || looksRandom(item.second));
    });
}

bool isUploadable(const QUrl &address)
{
    return isWeb(address) && !address.host().isEmpty() && address.userInfo().isEmpty();
}

std::optional<UploadBlock> uploadBlock(const ShowFacts &facts)
{
    if (!facts.isFollowed)
        return UploadBlock::Unfollowed;
    if (!isWeb(facts.feed))
        return UploadBlock::Local;
    // A password is never sent along: with consent the address is uploaded without it.
    const bool isAllowed = facts.isAllowed.value_or(false);
    if (!isAllowed && (facts.hasAccount || !facts.feed.userInfo().isEmpty()))
        return UploadBlock::HasCredentials;
    if (!isAllowed && hasToken(facts.feed))
        return UploadBlock::HasToken;
    return std::nullopt;
}

} // namespace dogear::sync
