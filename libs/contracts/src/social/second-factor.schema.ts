import { z } from 'zod';
import { timeSchema } from '../common.schema.ts';
import { CODE_MAX_LENGTH } from '../text/text-limits.ts';
import { codeText } from '../text/text.schema.ts';
import { passkeySchema } from './passkey.schema.ts';

/** How many recovery codes a user gets at once. */
export const RECOVERY_CODE_COUNT = 10;

/** The ways to confirm a sign-in after the password. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery_code'] as const;
export const secondFactorMethodSchema = z.enum(secondFactorMethods);
export type SecondFactorMethod = z.infer<typeof secondFactorMethodSchema>;

/** Six digits of an authenticator app, or a recovery code. Spaces, hyphens, case and character width are ignored. */
export const secondFactorCodeSchema = codeText(CODE_MAX_LENGTH, { required: 'Please enter the code.' });

export const secondFactorStatusSchema = z.object({
  /** False for accounts of an external sign-in provider, which asks for its own second factor. */
  offered: z.boolean(),
  /** Whether an administrator requires a second factor for this account. */
  required: z.boolean(),
  totp: z.object({ createdAt: timeSchema }).nullable(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorStatus = z.infer<typeof secondFactorStatusSchema>;

/** The key of a new authenticator app, which is shown once. */
export const totpSetupSchema = z.object({
  /** The key in Base32, for typing. */
  secret: z.string(),
  /** The key as `otpauth://` URI, for a QR code. */
  uri: z.string(),
});
export type TotpSetup = z.infer<typeof totpSetupSchema>;

const recoveryCodesSchema = z.array(z.string());

/** New recovery codes, which are shown once. They replace all earlier recovery codes of the account. */
export const newRecoveryCodesSchema = z.object({ recoveryCodes: recoveryCodesSchema });
export type NewRecoveryCodes = z.infer<typeof newRecoveryCodesSchema>;

/** The recovery codes that an account gets with its first second factor; null for every further second factor. */
export const addedSecondFactorSchema = z.object({ recoveryCodes: recoveryCodesSchema.nullable() });
export type AddedSecondFactor = z.infer<typeof addedSecondFactorSchema>;
