#define _GNU_SOURCE
#include "CStudio.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <unistd.h>

int studio_memory(size_t size) {
  int file = memfd_create("matchcut-studio", MFD_CLOEXEC);
  if (file >= 0 && ftruncate(file, (off_t)size) != 0) {
    close(file);
    return -1;
  }
  return file;
}

int studio_random(void *buffer, size_t size) {
  return getrandom(buffer, size, 0) == (ssize_t)size ? 0 : -1;
}

int studio_socket_pair(int sockets[2]) { return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets); }

int studio_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

static void begin_child(void) {
  setpgid(0, 0);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t studio_spawn_tool(const char *path, char *const arguments[], int output) {
  pid_t child = vfork();
  if (child == 0) {
    begin_child();
    int nothing = open("/dev/null", O_RDONLY);
    if (dup2(nothing, 0) == 0 && dup2(output, 1) == 1 && dup2(output, 2) == 2) execve(path, arguments, environ);
    _exit(127);
  }
  return child;
}

pid_t studio_spawn(const char *path, char *const arguments[], char *const environment[], const char *folder, int three, int four) {
  // Above the numbers that they become, so that neither overwrites the other.
  int socket = fcntl(three, F_DUPFD_CLOEXEC, 10), memory = fcntl(four, F_DUPFD_CLOEXEC, 10);
  if (socket < 0 || memory < 0) return -1;
  pid_t child = vfork();
  if (child == 0) {
    begin_child();
    if (chdir(folder) == 0 && dup2(socket, 3) == 3 && dup2(memory, 4) == 4) execve(path, arguments, environment);
    _exit(127);
  }
  close(socket);
  close(memory);
  return child;
}
