/** The prefix of every secret in an example file (`POSTGRES_PASSWORD=change-me-postgres`). Those files are public. */
const EXAMPLE_VALUE = /change-me/i;

/** The end of a sentence that begins with a setting's name. It does not repeat the value, because error messages are logged. */
export const EXAMPLE_SECRET_REFUSED =
  'still has the value of an example file, which everybody can read; make your own secrets with: node deploy/new-env.mjs .env';

/**
 * The settings whose value comes from an example file, also inside an address (`postgresql://user:change-me@host`).
 * @param names the settings to look at
 */
export function settingsWithExampleSecrets(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  return names.filter((name) => EXAMPLE_VALUE.test(env[name] ?? ''));
}
