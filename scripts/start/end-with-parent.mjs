/** Preloaded into a child: its standard input is a pipe that only its parent holds, so its end is the parent's. */
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.resume();
process.stdin.unref();
