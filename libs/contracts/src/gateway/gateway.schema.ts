import { z } from 'zod';

export const configSchema = z.object({
  /** A latch for small children in the vocabulary's replace dialog, not a security boundary. */
  replacePin: z.string(),
  /** The name on the button for external sign-in. */
  oidcProviderName: z.string(),
  /** Tells the name of a place: `?latitude=&longitude=&localityLanguage=` answers `city` and `countryName`. Null where it is switched off. */
  reverseGeocodeUrl: z.string().nullable(),
  /** Whether the page may offer the browser's own speech recognition. */
  browserSpeech: z.boolean(),
});
export type InstallationConfig = z.infer<typeof configSchema>;

export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable']),
  services: z.record(z.string(), z.enum(['ok', 'unavailable'])),
});
export type Health = z.infer<typeof healthSchema>;
