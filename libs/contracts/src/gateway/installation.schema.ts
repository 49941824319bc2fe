import { z } from 'zod';

/** Who may create an account: everyone, people with the code of an invitation, or nobody. */
export const registrationModeSchema = z.enum(['open', 'invited', 'closed']);
export type RegistrationMode = z.infer<typeof registrationModeSchema>;

/** The rules for new passwords: `standard` checks the length alone, `strong` also rejects common passwords and the username. */
export const passwordRulesSchema = z.enum(['standard', 'strong']);
export type PasswordRuleSet = z.infer<typeof passwordRulesSchema>;

/**
 * The time after the last contact with the server for which a browser without a connection can open what it has stored, in seconds: three
 * days, a long weekend. Such a browser cannot know that its session was ended on another device.
 */
export const OFFLINE_LIFETIME_SECONDS = 3 * 24 * 60 * 60;

export const installationConfigSchema = z.object({
  /**
   * The PIN that users must enter to replace their vocabulary. It keeps small children from replacing words by accident; it is no security
   * boundary.
   */
  replacePin: z.string(),
  /** The name of the external sign-in provider, for the label of the sign-in button. */
  oidcProviderName: z.string(),
  /**
   * The URL of a reverse geocoding service, which returns `city` and `countryName` for the query `?latitude=&longitude=&localityLanguage=`.
   * Null when the installation uses none.
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
  /** Whether users may delete their own account. */
  accountDeletion: z.boolean(),
});
export type InstallationConfig = z.infer<typeof installationConfigSchema>;

export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  services: z.record(z.string(), z.enum(['ok', 'unavailable'])),
  /**
   * `ready`: everything works. `degraded`: requests are handled, but a part does not work or soon will not, such as transcription or a disk
   * that is almost full; administrators see which with `npm run admin -- status`. `live`: the gateway responds, and `services` names what
   * is unavailable.
   */
  state: z.enum(['ready', 'degraded', 'live']),
});
export type Health = z.infer<typeof healthSchema>;
