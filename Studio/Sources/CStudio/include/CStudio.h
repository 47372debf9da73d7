// Calls of the system that Swift can't make.
#ifndef CSTUDIO_H
#define CSTUDIO_H

#include <stddef.h>
#include <sys/types.h>

/// Makes a file in memory of a size, which a child process inherits; negative if there is no memory.
int studio_memory(size_t size);

/// Fills a buffer with random bytes of the system; returns 0 if it could.
int studio_random(void *buffer, size_t size);

/// Makes a pair of connected sockets; returns 0 if it could.
int studio_socket_pair(int sockets[2]);

/// Makes a pipe, its end to read from first; returns 0 if it could.
int studio_pipe(int ends[2]);

/// Starts a program with a process group of its own, whose output and errors go to a descriptor; returns its process, or negative.
pid_t studio_spawn_tool(const char *path, char *const arguments[], int output);

/// Starts a program with a process group of its own, and two descriptors as its 3 and 4; returns its process, or negative.
pid_t studio_spawn(const char *path, char *const arguments[], char *const environment[], const char *folder, int three, int four);

#endif
