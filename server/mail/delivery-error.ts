import { describeFailure } from '../../src/mail/judge-failure.ts';
import type { DeliveryFailure } from '../../src/mail/judge-failure.ts';

/** A mail was not accepted. The message holds codes only: what servers say may repeat the address. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  readonly failure: DeliveryFailure;

  constructor(failure: DeliveryFailure) {
    super(describeFailure(failure));
    this.failure = failure;
  }
}

const STATUS = /\b([245]\.\d{1,3}\.\d{1,3})\b/u;

function read(error: object, name: string): unknown {
  return name in error ? (error as Record<string, unknown>)[name] : undefined;
}

/** Whether nodemailer itself refused the recipient, before any server was asked. It has no code of its own for that. */
function isUnusable(error: object): boolean {
  const message = String(read(error, 'message'));
  return read(error, 'code') === 'EENVELOPE' && /^(?:Invalid|No) recipient/u.test(message);
}

/** What nodemailer reports, reduced to codes. */
export function toDeliveryError(error: unknown): DeliveryError {
  const facts = error instanceof Error ? error : {};
  const reply = read(facts, 'responseCode');
  const response = read(facts, 'response');
  const step = read(facts, 'command') ?? read(facts, 'code');
  const hasReply = typeof reply === 'number';
  return new DeliveryError({
    reply: hasReply ? reply : null,
    status: (typeof response === 'string' ? STATUS.exec(response)?.[1] : null) ?? null,
    step: typeof step === 'string' ? step : null,
    unusable: !hasReply && isUnusable(facts),
  });
}
