// SPDX-License-Identifier: GPL-3.0-or-later
#include <settings/position_file.h>
