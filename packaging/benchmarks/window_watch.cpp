// SPDX-License-Identifier: GPL-3.0-or-later
// window_watch SECONDS COMMAND…: starts COMMAND on the X server of DISPLAY and watches its window.
// Prints the milliseconds from exec to the first picture that is not flat, those to the last change
// before the picture stayed the same for 400 ms, and the resident memory in kB at that time. Then
// ends the program.
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <unordered_set>
#include <vector>
#include <xcb/xcb.h>

namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

constexpr int lineDistance = 8; // reads every eighth line of the window
constexpr size_t enoughColours = 8;
constexpr auto quietTime = 400ms;
constexpr auto pollInterval = 3ms;

struct Free
{
    void operator()(void *reply) const { std::free(reply); }
};
template<typename T>
using Reply = std::unique_ptr<T, Free>;

struct Window
{
    xcb_window_t id = 0;
    uint16_t width = 0;
    uint16_t height = 0;
};

struct Picture
{
    size_t hash = 0;
    bool isPainted = false;
};

/// Returns the widest visible window. The X server is private, so it belongs to the program.
std::optional<Window> findWindow(xcb_connection_t *connection, xcb_window_t root)
{
    const Reply<xcb_query_tree_reply_t> tree(
        xcb_query_tree_reply(connection, xcb_query_tree(connection, root), nullptr));
    if (!tree)
        return std::nullopt;
    std::optional<Window> largest;
    const xcb_window_t *children = xcb_query_tree_children(tree.get());
    for (int i = 0; i < xcb_query_tree_children_length(tree.get()); ++i) {
        const xcb_window_t id = children[i];
        const auto attributesCookie = xcb_get_window_attributes(connection, id);
        const auto geometryCookie = xcb_get_geometry(connection, id);
        const Reply<xcb_get_window_attributes_reply_t> attributes(
            xcb_get_window_attributes_reply(connection, attributesCookie, nullptr));
        const Reply<xcb_get_geometry_reply_t> geometry(
            xcb_get_geometry_reply(connection, geometryCookie, nullptr));
        if (!attributes || !geometry || attributes->map_state != XCB_MAP_STATE_VIEWABLE)
            continue;
        if (geometry->width >= 200 && (!largest || geometry->width > largest->width))
            largest = Window{id, geometry->width, geometry->height};
    }
    return largest;
}

Picture look(xcb_connection_t *connection, const Window &window)
{
    std::vector<xcb_get_image_cookie_t> cookies;
    for (int y = 0; y < window.height; y += lineDistance)
        cookies.push_back(xcb_get_image(connection,
                                        XCB_IMAGE_FORMAT_Z_PIXMAP,
                                        window.id,
                                        0,
                                        static_cast<int16_t>(y),
                                        window.width,
                                        1,
                                        ~0U));
    Picture picture;
    std::unordered_set<uint32_t> colours;
    for (const auto cookie : cookies) {
        const Reply<xcb_get_image_reply_t> image(xcb_get_image_reply(connection, cookie, nullptr));
        if (!image)
            continue;
        const uint8_t *bytes = xcb_get_image_data(image.get());
        const auto size = static_cast<size_t>(xcb_get_image_data_length(image.get()));
        for (size_t at = 0; at + 4 <= size; at += 4) {
            uint32_t colour = 0;
            std::memcpy(&colour, bytes + at, 4);
            picture.hash = picture.hash * 1'099'511'628'211U + colour;
            if (colours.size() < enoughColours)
                colours.insert(colour);
        }
    }
    picture.isPainted = colours.size() >= enoughColours;
    return picture;
}

long residentKilobytes(pid_t process)
{
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("VmRSS:", 0) == 0)
            return std::strtol(line.c_str() + 6, nullptr, 10);
    }
    return 0;
}

void end(pid_t process)
{
    kill(process, SIGTERM);
    for (int i = 0; i < 300; ++i) {
        if (waitpid(process, nullptr, WNOHANG) == process)
            return;
        std::this_thread::sleep_for(10ms);
    }
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
}

struct Times
{
    std::optional<Clock::duration> painted;
    std::optional<Clock::duration> settled;
};

Times watch(xcb_connection_t *connection, Clock::time_point begin, std::chrono::seconds limit)
{
    const xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
    Times times;
    std::optional<size_t> last;
    Clock::time_point changed = begin;
    while (Clock::now() - begin < limit) {
        std::this_thread::sleep_for(pollInterval);
        const auto window = findWindow(connection, root);
        if (!window)
            continue;
        const Picture picture = look(connection, *window);
        const Clock::time_point now = Clock::now();
        if (!picture.isPainted)
            continue;
        if (!times.painted)
            times.painted = now - begin;
        if (last != picture.hash) {
            last = picture.hash;
            changed = now;
        } else if (now - changed > quietTime) {
            times.settled = changed - begin;
            break;
        }
    }
    return times;
}

double milliseconds(Clock::duration duration)
{
    return std::chrono::duration<double, std::milli>(duration).count();
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc < 3) {
        std::fprintf(stderr, "usage: window_watch SECONDS COMMAND…\n");
        return 2;
    }
    xcb_connection_t *connection = xcb_connect(nullptr, nullptr);
    if (xcb_connection_has_error(connection) != 0) {
        std::fprintf(stderr, "window_watch: no X server at DISPLAY\n");
        return 1;
    }
    const Clock::time_point begin = Clock::now();
    const pid_t process = fork();
    if (process == 0) {
        execvp(argv[2], argv + 2);
        std::perror(argv[2]);
        _exit(127);
    }
    const Times times = watch(connection, begin, std::chrono::seconds(std::atoi(argv[1])));
    const long memory = residentKilobytes(process);
    end(process);
    xcb_disconnect(connection);
    if (!times.painted || !times.settled) {
        std::fprintf(stderr, "window_watch: no picture that stays\n");
        return 1;
    }
    std::printf(
        "%.1f\t%.1f\t%ld\n", milliseconds(*times.painted), milliseconds(*times.settled), memory);
    return 0;
}
