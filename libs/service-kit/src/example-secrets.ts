/** What every secret in an example file begins with (`POSTGRES_PASSWORD=change-me-postgres`). Everybody can read those files. */
const EXAMPLE_VALUE = /change-me/i;

/** The end of a sentence that begins with a setting's name. The value itself is never repeated: a log would keep it. */
export const EXAMPLE_SECRET_REFUSED = 'still holds the value of an example, which everybody knows; make secrets of your own with: node deploy/new-env.mjs .env';

/**
 * The settings whose value comes from an example file, also inside an address (`postgresql://user:change-me@host`).
 * @param names the settings to look at
 */
export function settingsWithExampleSecrets(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  return names.filter((name) => EXAMPLE_VALUE.test(env[name] ?? ''));
}
