// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Simulates usual and faulty servers: canned answers by path.
///
/// | path               | answer                                                              |
/// |--------------------|---------------------------------------------------------------------|
/// | /ok                | 200 "ok"                                                            |
/// | /bytes/N           | 200, patternBytes(N) with ETag and ranges                           |
/// | /status/CODE       | CODE with a short body                                              |
/// | /redirect/N        | N hops of 302 (?status=301 for another), then /ok                   |
/// | /loop              | 302 to itself                                                       |
/// | /empty             | 200 without a body                                                  |
/// | /truncate/N        | announces 1000 bytes, sends N and closes                            |
/// | /gzip              | compressedText() as gzip; /gzip/broken is damaged in the middle     |
/// | /deflate           | the same as deflate                                                 |
/// | /chunked           | "ok" in chunks; /chunked/cut closes after the first chunk           |
/// | /slow/MS           | /ok after MS milliseconds                                           |
/// | /stall             | the headers and three bytes of 1000, then nothing more              |
/// | /silent            | sends nothing; the connection stays open                            |
/// | /drop              | closes without sending a byte                                       |
/// | /drip/N            | N bytes at 200 bytes a second                                       |

#include <support/local_http_message.h>

namespace dogear::test {

[[nodiscard]] ServerAnswer cannedAnswer(const ServerRequest &request);

/// Returns \a size bytes with a period of 251. As that is prime, a range that is shifted by a round
/// number differs.
[[nodiscard]] QByteArray patternBytes(qint64 size);

[[nodiscard]] QByteArray compressedText();

} // namespace dogear::test
