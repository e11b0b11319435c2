import * as z from 'zod';
import { call } from './call.ts';
import { CREDENTIAL_PATHS } from './credential-paths.ts';
import { REDIRECT_MAX_LENGTH } from '../session/session-limits.ts';

/** Text in base64url, of so many characters at most. */
const base64url = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[A-Za-z0-9_-]+$/u);

/** What every answer of a device has (W3C Web Authentication §5.1.8). */
const credential = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
};

/** A new key, as the device tells of it. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** What a device signed. */
const authentication = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(100).optional(),
  }),
});

/** Begins a new passkey of the reader who is signed in, lately: what `navigator.credentials.create` is to be asked. */
export const passkeyOptionsCall = call({
  method: 'POST',
  path: CREDENTIAL_PATHS.passkeyOptions,
  request: z.object({}),
  response: z.looseObject({ challenge: z.string() }),
});

/** Keeps the new passkey. */
export const addPasskeyCall = call({
  method: 'POST',
  path: CREDENTIAL_PATHS.addPasskey,
  request: z.object({ response: registration }),
  response: z.object({ id: z.string() }),
});

/** Begins a sign-in by passkey: what `navigator.credentials.get` is to be asked. */
export const passkeyLoginOptionsCall = call({
  method: 'POST',
  path: CREDENTIAL_PATHS.passkeyLoginOptions,
  request: z.object({}),
  response: z.object({
    challenge: z.string(),
    rpId: z.string(),
    /** Milliseconds. */
    timeout: z.number().int().positive(),
    userVerification: z.literal('required'),
  }),
});

/** Signs in by passkey. */
export const passkeyLoginCall = call({
  method: 'POST',
  path: CREDENTIAL_PATHS.passkeyLogin,
  request: z.object({
    publication: z.string().max(63).default(''),
    redirect: z.string().max(REDIRECT_MAX_LENGTH).catch(''),
    response: authentication,
  }),
  /** Where the signed-in reader goes on. */
  response: z.object({ redirect: z.string() }),
});

/** The form that gives a passkey another name. */
export const renamePasskeyFormSchema = z.object({
  id: z.string().max(100),
  name: z.string().max(400),
});

/** The click that removes a passkey. */
export const removePasskeyFormSchema = z.object({ id: z.string().max(100) });

export type PasskeyRegistration = z.output<typeof registration>;
export type PasskeyAuthentication = z.output<typeof authentication>;
export type PasskeyLoginOptions = z.infer<typeof passkeyLoginOptionsCall.response>;
