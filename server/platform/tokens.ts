import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '../../src/signup/signup-limits.ts';

/** What a token is good for; a token of one purpose is worth nothing for another. */
export const TOKEN_PURPOSES = [
  'confirm',
  'browser',
  'unsubscribe',
  'referral',
  'login',
  'login-browser',
  'known-browser',
  'passkey-add',
  'passkey-login',
  'outside',
  'email-settings',
  'address-old',
  'address-new',
  'deletion',
  'subscribe',
] as const;

export type TokenPurpose = (typeof TOKEN_PURPOSES)[number];

/** What a form token is bound to. */
export interface FormTokenScope {
  /** What the form asks for; a sign-up where nothing is said. */
  form?: 'login';
  /** 0 where the form belongs to no publication. */
  publicationId: number;
  /** Origin of the page that asked for it, as browsers send it. */
  origin: string;
}

export interface FormTokenParts {
  /** 128 random bits, base64url: single use is the uniqueness of this in the sign-ups. */
  nonce: string;
  /** UTC milliseconds. */
  issuedAt: number;
}

/** The secrets that verify; the first one signs. */
export type Secrets = readonly string[];

const ID = /^[A-Za-z0-9_-]{1,100}$/u;
const MAC = /^[A-Za-z0-9_-]{43}$/u;
const ISSUED_AT = /^[0-9]{1,15}$/u;

function mac(secret: string, message: string): Buffer {
  return createHmac('sha256', secret).update(message).digest();
}

function signWithFirst(secrets: Secrets, message: string): string {
  const [secret] = secrets;
  if (secret === undefined) throw new Error('No secret to sign with');
  return mac(secret, message).toString('base64url');
}

/** Every secret is tried and each compare takes the same time, so that timing tells nothing. */
function isSigned(secrets: Secrets, message: string, given: string): boolean {
  if (!MAC.test(given)) return false;
  const bytes = Buffer.from(given, 'base64url');
  if (bytes.toString('base64url') !== given) return false;
  let found = false;
  for (const secret of secrets) found = timingSafeEqual(mac(secret, message), bytes) || found;
  return found;
}

/**
 * A token that carries an id: `ID.MAC`, MAC = base64url(HMAC-SHA256(secret, purpose|id)). Nothing of it has
 * to be stored; single use is the state of the row that the id names.
 */
export function signToken(secrets: Secrets, purpose: TokenPurpose, id: string): string {
  return `${id}.${signWithFirst(secrets, `${purpose}|${id}`)}`;
}

/** The id in a token that one of the secrets signed for this purpose; null for anything else. */
export function verifyToken(secrets: Secrets, purpose: TokenPurpose, token: string): string | null {
  const dot = token.indexOf('.');
  const id = token.slice(0, Math.max(dot, 0));
  if (!ID.test(id)) return null;
  return isSigned(secrets, `${purpose}|${id}`, token.slice(dot + 1)) ? id : null;
}

function formMessage(scope: FormTokenScope, parts: FormTokenParts): string {
  return `${scope.form ?? 'form'}|${JSON.stringify([scope.publicationId, scope.origin, parts.nonce, parts.issuedAt])}`;
}

/** A form token: `NONCE.ISSUED_AT.MAC`, bound to publication and origin. */
export function signFormToken(
  secrets: Secrets,
  scope: FormTokenScope,
  parts: FormTokenParts,
): string {
  const signature = signWithFirst(secrets, formMessage(scope, parts));
  return `${parts.nonce}.${parts.issuedAt}.${signature}`;
}

/** The parts of a form token of this publication and origin; null for anything else. Its age is the caller's to judge. */
export function verifyFormToken(
  secrets: Secrets,
  scope: FormTokenScope,
  token: string,
): FormTokenParts | null {
  const [nonce = '', issued = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !ID.test(nonce) || !ISSUED_AT.test(issued)) return null;
  const parts = { nonce, issuedAt: Number(issued) };
  if (String(parts.issuedAt) !== issued) return null;
  return isSigned(secrets, formMessage(scope, parts), signature) ? parts : null;
}

/** 48 bits modulo a million: the bias is below 10⁻⁸. */
function codeOf(secret: string, id: string): string {
  const number = mac(secret, `code|${id}`).readUIntBE(0, 6) % 10 ** CODE_LENGTH;
  return String(number).padStart(CODE_LENGTH, '0');
}

/** The typed code of a sign-up or a sign-in; derived, so that it is stored nowhere. */
export function deriveCode(secrets: Secrets, id: string): string {
  const [secret] = secrets;
  if (secret === undefined) throw new Error('No secret to sign with');
  return codeOf(secret, id);
}

/** Whether these digits (normaliseCode) are the code of a sign-up or a sign-in under any of the secrets. */
export function verifyCode(secrets: Secrets, id: string, code: string): boolean {
  const given = Buffer.from(code);
  if (given.length !== CODE_LENGTH) return false;
  let found = false;
  for (const secret of secrets) {
    found = timingSafeEqual(Buffer.from(codeOf(secret, id)), given) || found;
  }
  return found;
}
