/**
 * Whether passkeys can be used in this page: `wrong-address` when it was opened without https or by an IP address (only `localhost` needs
 * no https), `unsupported` when the browser has no WebAuthn.
 */
type PasskeySupport = 'available' | 'wrong-address' | 'unsupported';

const IP_ADDRESS = /^([\d.]+|\[.*\])$/;

/**
 * Thrown when the browser has not created or used a passkey: the user cancelled it, the time ran out, or this device already has a passkey of the
 * account.
 */
export class PasskeyError extends Error {
  readonly isKnownDevice: boolean;

  constructor(cause: unknown) {
    super('The browser has not used a passkey', { cause });
    this.isKnownDevice = cause instanceof Error && cause.name === 'InvalidStateError';
  }

  static throw(this: void, cause: unknown): never {
    throw new PasskeyError(cause);
  }
}

export function passkeySupport(): PasskeySupport {
  if (!window.isSecureContext || IP_ADDRESS.test(window.location.hostname)) return 'wrong-address';
  return 'PublicKeyCredential' in window ? 'available' : 'unsupported';
}
