import { createHash, randomBytes, randomInt } from 'node:crypto';
import { BADGE_SECRET_LENGTH, SIGN_IN_PICTURES, type SignInPicture, signInPictures } from '@memory/contracts';

const DEVICE_TOKEN_BYTES = 32;
/** RFC 4648, section 6. Each character stands for five bits, and a byte has eight times 32 values, so that all characters are equally probable. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Creates the token in the cookie of a device. The gateway accepts tokens of this form only. */
export const createDeviceToken = (): string => randomBytes(DEVICE_TOKEN_BYTES).toString('base64url');

/** Creates the secret of a badge. */
export const createBadgeSecret = (): string =>
  Array.from(randomBytes(BADGE_SECRET_LENGTH), (byte) => BASE32[byte % BASE32.length]).join('');

/** The hash under which the token of a device and the secret of a badge are stored. A fast hash suffices, because both are random and long. */
export const hashRandomSecret = (secret: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(secret).digest());

/** Chooses the pictures of a student at random. Two students may have the same. */
export function choosePictures(): SignInPicture[] {
  const left = [...signInPictures];
  return Array.from({ length: SIGN_IN_PICTURES }, () => left.splice(randomInt(left.length), 1)[0]!);
}
