/** Why the browser has not created or used a passkey: the user or the time ended it, or this device has a passkey of the account already. */
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
