import { z } from 'zod';

/** Who may create an account: everyone, people with the code of an invitation, or nobody. */
export const registrationModeSchema = z.enum(['open', 'invited', 'closed']);
export type RegistrationMode = z.infer<typeof registrationModeSchema>;

/** The rules for new passwords: `standard` checks the length alone, `strong` also rejects common passwords and the username. */
export const passwordRulesSchema = z.enum(['standard', 'strong']);
export type PasswordRuleSet = z.infer<typeof passwordRulesSchema>;

/**
 * How long a browser without a connection can open its stored data after its last contact with the server, in seconds: three days, a long weekend.
 * Such a browser cannot know that its session was ended on another device.
 */
export const OFFLINE_LIFETIME_SECONDS = 3 * 24 * 60 * 60;

export const installationConfigSchema = z.object({
  /**
   * The PIN that users must enter to replace their vocabulary. The PIN keeps small children from replacing words by accident; it is not a security
   * boundary.
   */
  replacePin: z.string(),
  /** The name of the external sign-in provider, for the label of the sign-in button. */
  oidcProviderName: z.string(),
  /**
   * The URL of a reverse geocoding service, which returns `city` and `countryName` for the query `?latitude=&longitude=&localityLanguage=`. Null when
   * the installation uses no such service.
   */
  reverseGeocodeUrl: z.string().nullable(),
  /** Whether the page may offer the browser's own speech recognition. */
  browserSpeech: z.boolean(),
  /** Who may create an account on this installation. */
  registration: registrationModeSchema,
  /** Whether entries may have a geographic position. When false, positions in requests are ignored. */
  storePositions: z.boolean(),
  /** Whether people who have forgotten their password can ask for a mail with a reset code. */
  passwordResetMail: z.boolean(),
  /** The rules for new passwords. */
  passwordRules: passwordRulesSchema,
  /** Whether pages ask once more, each time, before an entry becomes public. */
  confirmPublic: z.boolean(),
  /** Whether users may delete their own account. */
  accountDeletion: z.boolean(),
});
export type InstallationConfig = z.infer<typeof installationConfigSchema>;

export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  services: z.record(z.string(), z.enum(['ok', 'unavailable'])),
  /**
   * `ready`: everything works. `degraded`: requests are handled, but a part (such as transcription) does not work or soon will not (such as a disk
   * that is almost full); administrators see the part with `npm run admin -- status`. `live`: the gateway responds, and `services` names the
   * unavailable services.
   */
  state: z.enum(['ready', 'degraded', 'live']),
});
export type Health = z.infer<typeof healthSchema>;
