import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { PASSKEY_NAME_MAX_LENGTH } from '../text/text-limits.ts';
import { singleLine } from '../text/text.schema.ts';

/** The maximum number of passkeys (devices and security keys) of one user. */
export const PASSKEYS_MAX = 10;
/** WebAuthn allows credential ids of 1,023 bytes. */
const CREDENTIAL_ID_MAX_LENGTH = 1_364;
/** Larger than the data of any authenticator: with a certificate chain, an attestation takes about 4 KB. */
const AUTHENTICATOR_DATA_MAX_LENGTH = 16_384;

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);
const credentialIdSchema = base64url(CREDENTIAL_ID_MAX_LENGTH);
const authenticatorDataSchema = base64url(AUTHENTICATOR_DATA_MAX_LENGTH);

/** How browsers reach an authenticator (WebAuthn Level 3, 5.8.4). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const transportSchema = z.enum(passkeyTransports);
export type PasskeyTransport = z.infer<typeof transportSchema>;

const credentialDescriptorSchema = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(transportSchema).optional(),
});
const userVerificationSchema = z.enum(['required', 'preferred', 'discouraged']);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3: what a browser needs to create a passkey. */
export const passkeyCreationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: userVerificationSchema,
  }),
  excludeCredentials: z.array(credentialDescriptorSchema),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptionsSchema>;

/** `PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3: what a browser needs to sign in with a passkey. */
export const passkeyRequestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: userVerificationSchema,
  allowCredentials: z.array(credentialDescriptorSchema),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>;

const credential = {
  id: credentialIdSchema,
  rawId: credentialIdSchema,
  type: z.literal('public-key'),
};

/** `RegistrationResponseJSON` of WebAuthn Level 3, without the fields that the server does not need. */
export const passkeyRegistrationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: authenticatorDataSchema,
    attestationObject: authenticatorDataSchema,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistrationSchema>;

/** `AuthenticationResponseJSON` of WebAuthn Level 3, without the fields that the server does not need. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: authenticatorDataSchema,
    authenticatorData: authenticatorDataSchema,
    signature: authenticatorDataSchema,
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

export const passkeyNameSchema = singleLine(PASSKEY_NAME_MAX_LENGTH, { required: 'Please give the passkey a name.' });

export const passkeySchema = z.object({
  id: idSchema,
  /** The user's own name for the passkey, such as `My phone`. */
  name: z.string(),
  createdAt: timeSchema,
  lastUsedAt: timeSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
