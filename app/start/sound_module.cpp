// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_module.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>
#include <QLibraryInfo>
#include <QLoggingCategory>
#include <QUrl>
#include <QVersionNumber>
#include <qt_media/sound_module.h>

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

using namespace Qt::StringLiterals;

namespace dogear {

using qt_media::SoundModule;

namespace {

Q_LOGGING_CATEGORY(lcSound, "dogear.sound")

/// Whether Qt provides the decoded audio, which its default back end FFmpeg does from Qt 6.8 on.
/// The Qt version at run time decides, not the one at compile time.
bool handsOver()
{
    return QLibraryInfo::version() >= QVersionNumber(6, 8);
}

QString moduleName()
{
    return handsOver() ? u"dogear_sound_buffers.so"_s : u"dogear_sound.so"_s;
}

Result<const SoundModule *> load()
{
#ifdef __SANITIZE_ADDRESS__
    // The forty foreign libraries behind the module keep memory for the thread that loads them,
    // which is not a leak of Dogear.
    const __lsan::ScopedDisabler isNotOurs;
#endif
    const QString path = QDir::cleanPath(QCoreApplication::applicationDirPath() + u'/'
                                         + QStringLiteral(DOGEAR_MODULES) + u'/' + moduleName());
    qCInfo(lcSound) << "Qt" << qVersion() << "plays with" << soundBackEnd();
    QLibrary library(path); // its destructor does not unload the module
    const auto entry =
        reinterpret_cast<qt_media::SoundModuleEntry *>(library.resolve(qt_media::soundModuleEntry));
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
    // The initialisation of a static makes concurrent first calls wait. A failure is kept until the
    // program ends.
    static const Result<const SoundModule *> module = load();
    return module;
}

} // namespace

QString soundBackEnd()
{
    return handsOver() ? u"FFmpeg"_s : u"GStreamer"_s;
}

Result<> loadSoundModule()
{
    return soundModule().map([](const SoundModule *) {});
}

Result<playback::SoundDevice> makeSoundDevice()
{
    return soundModule().map([](const SoundModule *module) { return module->makeDevice(); });
}

QStringList describeSound()
{
    const auto &module = soundModule();
    return module ? (*module)->describe() : QStringList();
}

Result<std::optional<double>> readLoudness(const QString &path, const std::atomic_bool &isStopped)
{
    const auto &module = soundModule();
    if (!module)
        return failure(module.error());
    return (*module)->readLoudness(path, isStopped);
}

} // namespace dogear
