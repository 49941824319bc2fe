import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type Caller, callerProcesses } from '@memory/contracts/callers';

/** Creates an Ed25519 private key in the format of the setting `SIGNING_KEY`: PKCS#8 in DER, base64url. */
export function createSigningKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
}

/** Creates a private key for each caller of an installation. */
export function createPrivateKeyByCaller(): Record<Caller, string> {
  return Object.fromEntries(callerProcesses.map((caller) => [caller, createSigningKey()])) as Record<Caller, string>;
}

/**
 * Parses a private key.
 * @param text the value of the setting `SIGNING_KEY`
 * @throws Error when it is not an Ed25519 private key
 */
export function readSigningKey(text: string): KeyObject {
  const key = createPrivateKey({ key: Buffer.from(text, 'base64url'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('not an Ed25519 key');
  return key;
}

/** Returns the value of the setting `CALLER_KEYS` for these private keys: `gateway:<raw public key, base64url>,…`. */
export function formatCallerKeys(signingKeys: Readonly<Record<Caller, string>>): string {
  return callerProcesses
    .map((caller) => `${caller}:${createPublicKey(readSigningKey(signingKeys[caller])).export({ format: 'jwk' }).x}`)
    .join(',');
}

/**
 * Parses the public keys of all callers.
 * @param text the value of the setting `CALLER_KEYS`
 * @throws Error when a caller is unknown or missing, or its key is not an Ed25519 public key
 */
export function parseCallerKeys(text: string): ReadonlyMap<Caller, KeyObject> {
  const keys = new Map(
    text.split(',').map((pair) => {
      const [caller = '', publicKey = ''] = pair.trim().split(':');
      if (!(callerProcesses as readonly string[]).includes(caller)) throw new Error(`unknown caller ${caller}`);
      return [caller as Caller, createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' })];
    }),
  );
  const missing = callerProcesses.filter((caller) => !keys.has(caller));
  if (missing.length > 0) throw new Error(`no key for ${missing.join(', ')}`);
  return keys;
}
