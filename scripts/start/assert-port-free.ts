import { createServer } from 'node:net';
import { StartError } from '../../server/platform/start-error.ts';

function codeOf(port: number, host: string): Promise<string> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    probe.listen({ port, host }, () => probe.close(() => resolve('')));
  });
}

/**
 * StartError when something listens there. Asked before the start: what listens may be another Flyleaf, whose
 * answers would look like ours.
 */
export async function assertPortFree(variable: string, port: number, host: string): Promise<void> {
  if ((await codeOf(port, host)) !== 'EADDRINUSE') return;
  throw new StartError(
    `${variable} ${port} is in use: stop what listens there, or set another ${variable}`,
  );
}
