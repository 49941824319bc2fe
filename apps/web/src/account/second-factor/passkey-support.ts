/**
 * Whether passkeys can be used in this page: `wrong-address` when it was opened without https or by an IP address (only `localhost` needs
 * no https), `unsupported` when the browser has no WebAuthn.
 */
export type PasskeySupport = 'available' | 'wrong-address' | 'unsupported';

const IP_ADDRESS = /^([\d.]+|\[.*\])$/;

export function passkeySupport(): PasskeySupport {
  if (!window.isSecureContext || IP_ADDRESS.test(window.location.hostname)) return 'wrong-address';
  return 'PublicKeyCredential' in window ? 'available' : 'unsupported';
}
