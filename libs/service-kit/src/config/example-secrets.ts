/** Matches secrets from an example file (`POSTGRES_PASSWORD=change-me-postgres`). Such secrets must be rejected, because example files are public. */
const EXAMPLE_VALUE = /change-me/i;

/** The end of an error message that begins with the name of a setting. The message does not contain the value, because error messages are logged. */
export const EXAMPLE_SECRET_REFUSED =
  'still has the value of an example file, which everybody can read; make your own secrets with: node deploy/new-env.mjs .env';

/**
 * Returns the settings whose value comes from an example file, also as a part of an address (`postgresql://user:change-me@host`).
 * @param names the settings to check
 */
export function settingsWithExampleSecrets(names: readonly string[], env: NodeJS.ProcessEnv): string[] {
  return names.filter((name) => EXAMPLE_VALUE.test(env[name] ?? ''));
}
