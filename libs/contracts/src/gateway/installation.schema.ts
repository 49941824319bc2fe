import { z } from 'zod';

export const configSchema = z.object({
  /**
   * The PIN that the dialog for replacing the vocabulary asks for. The PIN keeps small children from replacing words by accident; it is no
   * security boundary.
   */
  replacePin: z.string(),
  /** The provider's name on the button for external sign-in. */
  oidcProviderName: z.string(),
  /**
   * The URL of a service that returns `city` and `countryName` for the query `?latitude=&longitude=&localityLanguage=`. Null when the
   * installation uses no such service.
   */
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
