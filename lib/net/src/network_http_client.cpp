// SPDX-License-Identifier: GPL-3.0-or-later
#include <net/network_http_client.h>
