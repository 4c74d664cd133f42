// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_module.h"

#include <audio_qt/sound_module.h>

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>
#include <QLoggingCategory>
#include <QUrl>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

using namespace Qt::StringLiterals;

namespace dogear {

using audio_qt::SoundModule;

namespace {

Q_LOGGING_CATEGORY(lcSound, "dogear.sound")

Result<const SoundModule *> load()
{
#ifdef __SANITIZE_ADDRESS__
    // What forty libraries of others keep for the thread that loads them is not ours to free.
    const __lsan::ScopedDisabler isNotOurs;
#endif
    const QString path = QDir::cleanPath(QCoreApplication::applicationDirPath() + u'/'
                                         + QStringLiteral(DOGEAR_SOUND_MODULE));
    QLibrary library(path); // stays loaded
    const auto entry =
        reinterpret_cast<audio_qt::SoundModuleEntry *>(library.resolve(audio_qt::soundModuleEntry));
    if (!entry) {
        qCWarning(lcSound) << "nothing can be played:" << library.errorString();
        return failure({.code = ErrorCode::PlayerMissing,
                        .detail = library.errorString(),
                        .url = QUrl::fromLocalFile(path)});
    }
    return entry();
}

const Result<const SoundModule *> &soundModule()
{
    static const Result<const SoundModule *> module = load();
    return module;
}

} // namespace

Result<> loadSoundModule()
{
    return soundModule().map([](const SoundModule *) {});
}

Result<playback::SoundDevice> makeSoundDevice()
{
    return soundModule().map([](const SoundModule *module) { return module->makeDevice(); });
}

Result<std::optional<double>> readLoudness(const QString &path, const std::atomic_bool &isStopped)
{
    const auto &module = soundModule();
    if (!module)
        return failure(module.error());
    return (*module)->readLoudness(path, isStopped);
}

} // namespace dogear
