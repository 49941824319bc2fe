import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@memory/contracts';

/** Flags of the authenticator data (WebAuthn Level 3, 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED_CREDENTIAL = 0x40;

interface Circumstances {
  /** The origin of the page that calls the browser's WebAuthn API. */
  origin: string;
  /** What the authenticator writes in place of the flag for a user who touched it. */
  userPresent?: boolean;
}

/** A security key in software: it creates one credential (ES256), and signs as often as it is asked to. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });

  create(options: PasskeyCreationOptions, { origin, userPresent = true }: Circumstances): PasskeyRegistration {
    const length = Buffer.from([0, this.credentialId.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.publicKey()]);
    const flags = (userPresent ? USER_PRESENT : 0) | USER_VERIFIED | ATTESTED_CREDENTIAL;
    const authData = Buffer.concat([this.authenticatorData(options.rp.id, flags), credential]);
    return {
      ...this.identified(),
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, origin).toString('base64url'),
        attestationObject: cborMap(
          ['fmt', cborText('none')],
          ['attStmt', cborMap()],
          ['authData', cborBytes(authData)],
        ).toString('base64url'),
        transports: ['usb', 'telepathy'],
      },
    };
  }

  get(options: PasskeyRequestOptions, { origin, userPresent = true }: Circumstances): PasskeyAssertion {
    this.counter += 1;
    const authenticatorData = this.authenticatorData(options.rpId, userPresent ? USER_PRESENT : 0);
    const clientDataJSON = clientData('webauthn.get', options.challenge, origin);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
    return {
      ...this.identified(),
      response: {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      },
    };
  }

  private identified() {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' } as const;
  }

  private authenticatorData(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }

  /** The public key as COSE_Key (RFC 9053, 7.1.1): key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), x and y. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
    return Buffer.concat([
      head,
      Buffer.from([0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The encodings of CBOR (RFC 8949) that an attestation object needs. */
const cborHead = (majorType: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(majorType << 5) | length])
    : length < 256
      ? Buffer.from([(majorType << 5) | 24, length])
      : Buffer.from([(majorType << 5) | 25, length >> 8, length & 0xff]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborMap = (...entries: [string, Buffer][]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flatMap(([key, value]) => [cborText(key), value])]);
