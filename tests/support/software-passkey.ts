import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** A device that keeps one passkey, as a browser speaks for it (W3C Web Authentication §6). */
export interface SoftwarePasskey {
  /** The device's own name for its key. */
  id: string;
  create(options: CreateOptions, more?: Forgery): unknown;
  get(options: GetOptions, more?: Forgery): unknown;
}

interface CreateOptions {
  challenge: string;
  user: { id: string };
}

interface GetOptions {
  challenge: string;
}

/** What a browser or a device that means ill says instead. */
export interface Forgery {
  origin?: string;
  host?: string;
  type?: string;
  /** Whether the reader was asked for a finger, a face or a PIN. */
  isVerified?: boolean;
  /** How often it says to have signed. */
  counter?: number;
  userHandle?: string;
  /** Signs with another key. */
  key?: KeyObject;
}

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

/** The head of a CBOR item (RFC 8949 §3): its major type and its length or value, below 65,536. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([head(3, text.length), Buffer.from(text)]);
const cborInteger = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborMap = (...entries: Buffer[]): Buffer =>
  Buffer.concat([head(5, entries.length / 2), ...entries]);

/** A P-256 key as COSE writes it (RFC 9053 §7.1.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const pairs: [number, Buffer][] = [
    [1, cborInteger(2)],
    [3, cborInteger(-7)],
    [-1, cborInteger(1)],
    [-2, cborBytes(Buffer.from(x, 'base64url'))],
    [-3, cborBytes(Buffer.from(y, 'base64url'))],
  ];
  return cborMap(...pairs.flatMap(([name, value]) => [cborInteger(name), value]));
}

/** A device for a platform; it counts its signatures from 1. */
export function softwarePasskey(platform: { origin: string; host: string }): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(32);
  const id = base64url(credential);
  let counter = 0;
  let handle = '';

  const clientData = (type: string, challenge: string, forged: Forgery): string =>
    JSON.stringify({
      type: forged.type ?? type,
      challenge,
      origin: forged.origin ?? platform.origin,
      crossOrigin: false,
    });

  const authData = (forged: Forgery, more: number, rest: Buffer): Buffer => {
    const flags = PRESENT | (forged.isVerified === false ? 0 : VERIFIED) | more;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? (counter += 1));
    return Buffer.concat([sha256(forged.host ?? platform.host), Buffer.from([flags]), count, rest]);
  };

  return {
    id,
    create: ({ challenge, user }, forged = {}) => {
      handle = user.id;
      const length = Buffer.from([0, credential.length]);
      const key = Buffer.concat([Buffer.alloc(16), length, credential, coseKey(publicKey)]);
      const data = authData(forged, HAS_KEY, key);
      const attestation = cborMap(
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        cborMap(),
        cborText('authData'),
        cborBytes(data),
      );
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, forged)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
    get: ({ challenge }, forged = {}) => {
      const client = clientData('webauthn.get', challenge, forged);
      const data = authData(forged, 0, Buffer.alloc(0));
      const signed = Buffer.concat([data, sha256(client)]);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', signed, forged.key ?? privateKey)),
        userHandle: forged.userHandle ?? handle,
      };
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
    },
  };
}

/** A key that belongs to nobody's passkey. */
export const strangeKey = (): KeyObject =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
