#ifndef CDISPATCHCALLS_H
#define CDISPATCHCALLS_H

/// Sends blocks that count themselves to the main queue, by the function that the program calls.
void send_through_program(long count);

/// The same by the library's function, past the definition of a program that has its own.
void send_to_library(long count);

/// The number of blocks that have run.
long blocks_run(void);

#endif
