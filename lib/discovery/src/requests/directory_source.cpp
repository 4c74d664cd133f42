// SPDX-License-Identifier: GPL-3.0-or-later
#include <discovery/directory_source.h>

namespace dogear::discovery {

Future<Result<FoundEpisodes>> DirectorySource::findEpisodes(const QString & /*words*/,
                                                            QObject * /*context*/)
{
    return readyFuture(Result<FoundEpisodes>(FoundEpisodes{}));
}

} // namespace dogear::discovery
