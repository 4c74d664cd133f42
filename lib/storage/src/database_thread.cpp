// SPDX-License-Identifier: GPL-3.0-or-later
#include <storage/database_thread.h>
