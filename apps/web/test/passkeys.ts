import { vi } from 'vitest';

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

/** What `navigator.credentials` returns for a passkey, or the error with which it ends the ceremony. */
type Ceremony = 'used' | 'NotAllowedError' | 'InvalidStateError';

/** Makes the page one of a browser with passkeys, opened on localhost. @returns the functions of `navigator.credentials` */
export function installPasskeys(ceremony: () => Ceremony = () => 'used') {
  const run = (response: object) => async () => {
    await Promise.resolve();
    const outcome = ceremony();
    if (outcome !== 'used') throw new DOMException('ended', outcome);
    return {
      id: 'cGFzc2tleQ',
      rawId: bytes('passkey'),
      type: 'public-key',
      response,
      getClientExtensionResults: () => ({}),
    };
  };
  const credentials = {
    create: vi.fn(run({ clientDataJSON: bytes('{}'), attestationObject: bytes('attestation') })),
    get: vi.fn(run({ clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('signature') })),
  };
  Object.assign(window, { PublicKeyCredential: class PublicKeyCredential {} });
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true });
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  return credentials;
}

/** Makes the page one that was opened without https, where browsers have no passkeys. */
export function removePasskeys(): void {
  Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
  Reflect.deleteProperty(window, 'PublicKeyCredential');
}
