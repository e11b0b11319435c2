import { fork } from 'node:child_process';
import { nextMessage, stopChild } from './child.ts';
import type { Scope } from './scope.ts';

/** An SMTP server in a process of its own that throws everything away. */
export interface MailSink {
  url: string;
}

export async function startMailSink(scope: Scope): Promise<MailSink> {
  const child = fork(new URL('smtp-sink-process.ts', import.meta.url), { execArgv: [] });
  scope.defer(() => stopChild(child));
  const port = await nextMessage<number>(child, 'mail');
  return { url: `smtp://127.0.0.1:${port}` };
}
