// SPDX-License-Identifier: GPL-3.0-or-later
#include <audio_qt/qt_audio_output.h>
