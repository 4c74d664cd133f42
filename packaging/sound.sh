# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
# A PulseAudio daemon of our own with one null sink, for tests on machines without a sound device.
# Sourced after lib.sh.

null_sink_pid=
null_sink_folder=

# start_null_sink starts the daemon and exports PULSE_SERVER and DOGEAR_TEST_SINK. The daemon lives
# in a folder of its own, so one that runs already, or another user's, is never touched.
start_null_sink() {
    null_sink_folder=$(mktemp -d)
    local socket=$null_sink_folder/native log=$null_sink_folder/log
    # Run as root, pulseaudio warns and works. norewinds: while nobody listens, such a sink plays up to
    # 2 s ahead, and who begins then waits until that is over, as with no device that is real.
    env -u PULSE_SERVER -u DBUS_SESSION_BUS_ADDRESS HOME="$null_sink_folder" \
        XDG_RUNTIME_DIR="$null_sink_folder" PULSE_RUNTIME_PATH="$null_sink_folder" \
        PULSE_STATE_PATH="$null_sink_folder" XDG_CONFIG_HOME="$null_sink_folder" \
        pulseaudio -n --daemonize=no --use-pid-file=no --exit-idle-time=-1 --disable-shm=yes \
        --realtime=no --high-priority=no \
        -L "module-native-protocol-unix socket=$socket auth-anonymous=1" \
        -L "module-null-sink sink_name=dogear_test rate=48000 channels=2 norewinds=1" \
        >"$log" 2>&1 </dev/null &
    null_sink_pid=$!
    export PULSE_SERVER=unix:$socket DOGEAR_TEST_SINK=dogear_test
    local tries
    for ((tries = 0; tries < 100; tries++)); do
        if pactl list short sinks 2>/dev/null | grep -q "$DOGEAR_TEST_SINK"; then
            return 0
        fi
        kill -0 "$null_sink_pid" 2>/dev/null || break
        sleep 0.1
    done
    tail -n 20 "$log" >&2
    stop_null_sink
    die "pulseaudio did not start; see above"
}

# stop_null_sink ends that daemon, by its id, and removes its folder.
stop_null_sink() {
    if [[ -n $null_sink_pid ]]; then
        kill "$null_sink_pid" 2>/dev/null || true
        wait "$null_sink_pid" 2>/dev/null || true
        null_sink_pid=
    fi
    if [[ -n $null_sink_folder ]]; then
        rm -rf "$null_sink_folder"
        null_sink_folder=
    fi
}
