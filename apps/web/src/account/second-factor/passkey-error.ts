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
