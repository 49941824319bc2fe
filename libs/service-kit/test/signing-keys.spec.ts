import { generateKeyPairSync } from 'node:crypto';
import { callerProcesses } from '@memory/contracts';
import { createPrivateKeyByCaller, formatCallerKeys, parseCallerKeys, readSigningKey } from '../src/index.ts';

const signingKeys = createPrivateKeyByCaller();
const callerKeys = formatCallerKeys(signingKeys);
const pairs = callerKeys.split(',');

describe('SIGNING_KEY', () => {
  it('is an Ed25519 private key', () => {
    expect(readSigningKey(signingKeys.gateway)).toMatchObject({ type: 'private', asymmetricKeyType: 'ed25519' });
    expect(new Set(Object.values(signingKeys)).size).toBe(callerProcesses.length);
  });

  it.each([
    ['a key of another algorithm', generateKeyPairSync('x25519').privateKey],
    ['a public key', generateKeyPairSync('ed25519').publicKey],
  ])('is refused when it is %s', (_, key) => {
    const type = key.type === 'private' ? 'pkcs8' : 'spki';
    const text = key.export({ format: 'der', type } as { format: 'der'; type: 'pkcs8' }).toString('base64url');
    expect(() => readSigningKey(text)).toThrow(/./);
  });

  it.each(['', 'x', 'not a key'])('is refused when it is the text %j', (text) => {
    expect(() => readSigningKey(text)).toThrow(/./);
  });
});

describe('CALLER_KEYS', () => {
  it('has the public key of each caller, also with spaces around the commas', () => {
    for (const text of [callerKeys, ` ${pairs.join(' , ')} `]) {
      const keys = parseCallerKeys(text);
      expect([...keys.keys()]).toEqual([...callerProcesses]);
      for (const caller of callerProcesses)
        expect(keys.get(caller)?.export({ format: 'jwk' }).x).toBe(
          readSigningKey(signingKeys[caller]).export({ format: 'jwk' }).x,
        );
    }
  });

  it.each([
    ['a caller is missing', pairs.slice(1).join(','), 'no key for gateway'],
    ['a caller is unknown', `${callerKeys},nobody:${pairs[0]?.split(':')[1]}`, 'unknown caller nobody'],
    ['it is empty', '', 'unknown caller'],
    ['a key is too short', callerKeys.slice(0, -1), /./],
    ['a key is missing', callerKeys.replace(/:[^:]*$/, ':'), /./],
  ])('is refused when %s', (_, text, message) => {
    expect(() => parseCallerKeys(text)).toThrow(message);
  });
});
