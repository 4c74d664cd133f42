// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// \file
/// \brief Provides the common code of the fuzz programs: a violated requirement, or a Qt warning,
///        ends the program and is a finding.
///
/// Each program defines `LLVMFuzzerTestOneInput`; this header defines `LLVMFuzzerInitialize`, so
/// one source file of a program includes it.
///
/// Spec: https://llvm.org/docs/LibFuzzer.html

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace dogear::fuzz {

/// Aborts the program with \a promise on stderr, unless \a holds.
inline void require(bool holds, const char *promise)
{
    if (holds)
        return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

[[nodiscard]] inline QByteArray toBytes(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), static_cast<qsizetype>(size)};
}

} // namespace dogear::fuzz

extern "C" {

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);

int LLVMFuzzerInitialize(int * /*argc*/, char *** /*argv*/)
{
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &text) {
        if (type == QtWarningMsg || type == QtCriticalMsg || type == QtFatalMsg)
            dogear::fuzz::require(false, qPrintable(text));
    });
    return 0;
}
}
