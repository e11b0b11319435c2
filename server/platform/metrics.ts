import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { SignupOutcome } from '../../src/signup/decide-signup.ts';

/** Seconds; from an answer out of memory to one that waits for a slow disk. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

/** What the server counts of itself. No label holds anything that a visitor chose. */
export interface Metrics {
  registry: Registry;
  signups: Counter<'outcome'>;
  mails: Counter<'result'>;
  outboxDepth: Gauge;
  httpDurations: Histogram<'method' | 'route' | 'status'>;
}

/** How a sign-up ended; `refused` for every documented error. */
export type SignupResult = SignupOutcome | 'repeated' | 'refused';
/** How an attempt to send ended; `skipped` when its cause was gone. */
export type MailResult = 'sent' | 'retry' | 'dead' | 'skipped';

/** Counters in a registry of their own, so that two apps in one process do not share them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    signups: new Counter({
      name: 'flyleaf_signups_total',
      help: 'Sign-ups by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'flyleaf_mails_total',
      help: 'Attempts to send a mail by result',
      labelNames: ['result'],
      registers,
    }),
    outboxDepth: new Gauge({
      name: 'flyleaf_outbox_depth',
      help: 'Mails that wait to be sent',
      registers,
    }),
    httpDurations: new Histogram({
      name: 'flyleaf_http_seconds',
      help: 'Seconds until an answer was sent, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: DURATIONS,
      registers,
    }),
  };
}

/** Adds the process's own figures (memory, CPU, event loop lag); once for a process. */
export function collectProcessMetrics(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics.registry });
}
