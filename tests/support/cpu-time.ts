/** Milliseconds that this thread has had of the processor: what else the machine does lengthens none. */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
