// SPDX-License-Identifier: GPL-3.0-or-later
#include <playback/media.h>

namespace dogear::playback {

namespace {

QUrl withoutUser(const QUrl &url)
{
    return url.adjusted(QUrl::RemoveUserInfo);
}

} // namespace

Error namingOrigin(const Error &error, const Media &media)
{
    Error named = error;
    if (error.url == withoutUser(media.source))
        named.url = withoutUser(media.origin.isEmpty() ? media.source : media.origin);
    return named;
}

} // namespace dogear::playback
