// SPDX-License-Identifier: GPL-3.0-or-later
#include <files/media_types.h>
#include <net/tracking_prefix.h>

#include <QRegularExpression>

#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace dogear::net {

namespace {

/// The scheme of the address behind a prefix.
enum class Scheme {
    Https,       ///< https, unless the address names another one
    OfPrefix,    ///< that of the prefix, unless the address names one
    AlwaysHttps, ///< https, even if the address names http
};

struct Prefix
{
    QLatin1StringView host;
    /// Regular expression of the path between the host and the address, without slashes at its
    /// ends. The group "scheme" names the scheme of the address.
    QLatin1StringView path;
    Scheme scheme;
};

// The forms are those that OP3, itself such a service, knows of the others: skymethod/op3,
// worker/chain_estimate.ts, which also tells which scheme each of them redirects to.
constexpr std::array prefixes{
    // OP3: options follow the "e", such as the podcast:guid of the show (op3.dev, "Setup").
    Prefix{"op3.dev"_L1, "e(?:,[^/]*)?"_L1, Scheme::Https},
    // Podtrac: the ending is that of the file; "pts" is the older form.
    Prefix{"dts.podtrac.com"_L1, "(?:pts/)?redirect\\.[A-Za-z0-9]+"_L1, Scheme::Https},
    Prefix{"www.podtrac.com"_L1, "pts/redirect\\.[A-Za-z0-9]+"_L1, Scheme::Https},
    Prefix{"podtrac.com"_L1, "pts/redirect\\.[A-Za-z0-9]+"_L1, Scheme::Https},
    // Podtrac, by show: "npr-510289".
    Prefix{"play.podtrac.com"_L1, "[A-Za-z0-9-]+"_L1, Scheme::Https},
    // Podsights, and Spotify, which bought it.
    Prefix{"pdst.fm"_L1, "e"_L1, Scheme::OfPrefix},
    Prefix{"prfx.byspotify.com"_L1, "e"_L1, Scheme::Https},
    // Chartable, by account.
    Prefix{"chrt.fm"_L1, "track/[^/]+"_L1, Scheme::OfPrefix},
    Prefix{"chtbl.com"_L1, "track/[^/]+"_L1, Scheme::OfPrefix},
    // Podscribe, under two names.
    Prefix{"verifi.podscribe.com"_L1, "rss/p"_L1, Scheme::Https},
    Prefix{"pscrb.fm"_L1, "rss/p"_L1, Scheme::Https},
    // Magellan AI, with and without an account.
    Prefix{"mgln.ai"_L1, "(?:track|e/[a-z0-9]+)"_L1, Scheme::Https},
    // Claritas, under three names.
    Prefix{"claritaspod.com"_L1, "measure"_L1, Scheme::Https},
    Prefix{"www.claritaspod.com"_L1, "measure"_L1, Scheme::Https},
    Prefix{"clrtpod.com"_L1, "m"_L1, Scheme::Https},
    // ArtsAI, by campaign.
    Prefix{"arttrk.com"_L1, "p/[^/]+"_L1, Scheme::Https},
    // Podcorn.
    Prefix{"pdcn.co"_L1, "e"_L1, Scheme::Https},
    // Gumball: without a path, or by show.
    Prefix{"2.gum.fm"_L1, ""_L1, Scheme::Https},
    Prefix{"s.gum.fm"_L1, "(?:r1/|s-)[0-9a-f]+"_L1, Scheme::Https},
    // Swap.fm, by account.
    Prefix{"swap.fm"_L1, "track/[^/]+"_L1, Scheme::Https},
    Prefix{"tracking.swap.fm"_L1, "track/[^/]+"_L1, Scheme::Https},
    // Blubrry, by show; some shows have "p" behind it.
    Prefix{"media.blubrry.com"_L1, "\\w+(?:/p)?"_L1, Scheme::OfPrefix},
    // Podkite: the scheme is a part of the path, in front of the account.
    Prefix{"growx.podkite.com"_L1, "(?<scheme>https?)/[A-Za-z0-9]+"_L1, Scheme::Https},
    // Veritonic, by account.
    Prefix{"pfx.veritonicmetrics.com"_L1, "[^/]+"_L1, Scheme::Https},
    // Podder, by number of the show.
    Prefix{"p.podderapp.com"_L1, "\\d+"_L1, Scheme::Https},
    // Zencastr, under two names.
    Prefix{"r.zen.ai"_L1, "r"_L1, Scheme::AlwaysHttps},
    Prefix{"r.zencastr.com"_L1, "r"_L1, Scheme::AlwaysHttps},
    // Glystn, by account.
    Prefix{"t.glystn.com"_L1, "v2/track/[^/]+"_L1, Scheme::Https},
    // AdBarker, by account.
    Prefix{"adbarker.com"_L1, "stream/[^/]+"_L1, Scheme::OfPrefix},
    // Vpixl, by account.
    Prefix{"pfx.vpixl.com"_L1, "[^/]+"_L1, Scheme::AlwaysHttps},
    // Backtracks, by account.
    Prefix{"bktrks.co"_L1, "t/[^/]+"_L1, Scheme::OfPrefix},
    // Podroll, by show; the longer form by campaign, too.
    Prefix{"pdrl.fm"_L1, "(?:r/[^/]+/[^/]+|[^/]+)"_L1, Scheme::OfPrefix},
    Prefix{"rss.pdrl.fm"_L1, "[^/]+"_L1, Scheme::OfPrefix},
    // Voxalyze, by account.
    Prefix{"a.pdcst.to"_L1, "[^/]+"_L1, Scheme::AlwaysHttps},
    // CoHost, by account.
    Prefix{"cohst.app"_L1, "pdcst/[^/]+"_L1, Scheme::Https},
    // Podcards, by account.
    Prefix{"pdcds.co"_L1, "[^/]+"_L1, Scheme::Https},
    // United Podcasters.
    Prefix{"prefix.up.audio"_L1, "s"_L1, Scheme::Https},
    // Pfxes, by account.
    Prefix{"m.pfxes.com"_L1, "[^/]+"_L1, Scheme::Https},
};

/// Maximum number of prefixes in a row; feeds have up to seven.
constexpr int maxPrefixes = 16;

struct CompiledPrefix
{
    Prefix prefix;
    QRegularExpression path;
};

/// Compiled once, because a list of downloads asks for many addresses.
const std::vector<CompiledPrefix> &compiledPrefixes()
{
    static const std::vector<CompiledPrefix> compiled = [] {
        std::vector<CompiledPrefix> all;
        for (const Prefix &prefix : prefixes) {
            const QString path =
                prefix.path.isEmpty() ? u"/"_s : QString(u'/' + prefix.path + u'/');
            // Some feeds have one slash behind the scheme, because a program has joined two.
            all.push_back({prefix,
                           QRegularExpression(u'^' + path
                                              + "(?:(?<named>[Hh][Tt][Tt][Pp][Ss]?):/{1,2})?"
                                                "(?<address>[^/].*)$"_L1)});
        }
        return all;
    }();
    return compiled;
}

/// Whether \a host is a name in the public DNS that is no name of a file, as in
/// "redirect.mp3/episode.mp3/…".
bool isPublicHost(const QString &host)
{
    static const QRegularExpression name(
        u"^(?:[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$"_s,
        QRegularExpression::CaseInsensitiveOption);
    return name.match(host).hasMatch() && files::mediaTypeOf(host).isEmpty();
}

bool isFullAddress(const QUrl &url)
{
    return url.isValid() && isPublicHost(url.host(QUrl::FullyEncoded)) && url.path().size() > 1;
}

QString schemeOf(const Prefix &prefix, const QUrl &media, const QRegularExpressionMatch &match)
{
    const QString inPath = match.captured(u"scheme");
    if (!inPath.isEmpty())
        return inPath;
    const QString named = match.captured(u"named").toLower();
    if (!named.isEmpty() && prefix.scheme != Scheme::AlwaysHttps)
        return named;
    return prefix.scheme == Scheme::OfPrefix ? media.scheme() : u"https"_s;
}

/// Returns the address behind the first prefix of \a media; empty if there is none.
QUrl withoutFirst(const QUrl &media)
{
    const QString path = media.path(QUrl::FullyEncoded);
    for (const CompiledPrefix &each : compiledPrefixes()) {
        if (media.host() != each.prefix.host)
            continue;
        const QRegularExpressionMatch match = each.path.match(path);
        if (!match.hasMatch())
            continue;
        QString address =
            schemeOf(each.prefix, media, match) + "://"_L1 + match.captured(u"address");
        if (media.hasQuery())
            address += u'?' + media.query(QUrl::FullyEncoded);
        const QUrl found(address, QUrl::StrictMode);
        if (isFullAddress(found))
            return found;
    }
    return {};
}

} // namespace

QUrl withoutTrackers(const QUrl &media)
{
    const bool isWeb = media.scheme() == "https"_L1 || media.scheme() == "http"_L1;
    // The services use the usual ports. Credentials in front are for the service; the server
    // behind it must not get them.
    if (!isWeb || media.port() != -1 || !media.userInfo().isEmpty())
        return media;
    QUrl url = media;
    for (int i = 0; i < maxPrefixes; ++i) {
        const QUrl next = withoutFirst(url);
        if (next.isEmpty())
            break;
        url = next;
        // Only the last address may have a port or credentials: it is no service.
        if (url.port() != -1 || !url.userInfo().isEmpty())
            break;
    }
    return url;
}

} // namespace dogear::net
