// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief The ways of servers that tests need again and again.
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
/// | /chunked           | "ok" in chunks; /chunked/cut closes before the last                 |
/// | /slow/MS           | /ok after MS milliseconds                                           |
/// | /stall             | the head and three bytes of 1000, then silence                      |
/// | /silent            | not a byte                                                          |
/// | /drop              | closes without a byte                                               |
/// | /drip/N            | N bytes at 200 bytes a second                                       |

#include <support/local_http_message.h>

namespace dogear::test {

[[nodiscard]] ServerAnswer cannedAnswer(const ServerRequest &request);

/// \a size bytes that repeat only every 251, so that a shifted range shows.
[[nodiscard]] QByteArray patternBytes(qint64 size);

[[nodiscard]] QByteArray compressedText();

} // namespace dogear::test
