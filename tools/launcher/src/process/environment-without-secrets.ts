import { secretSettingNames } from '@memory/service-kit/settings';

/** Matches the names of variables that usually contain secrets: `AWS_SECRET_ACCESS_KEY`, `GITHUB_TOKEN`, `PGPASSWORD`, `DATABASE_URL`. */
const SECRET_NAME = /(KEY|SECRET|PASSWORD|PASSWD|TOKEN|CREDENTIALS|DATABASE_URL|REDIS_URL)$/i;

const isSecret = (name: string): boolean => secretSettingNames.has(name) || SECRET_NAME.test(name);

/**
 * Returns the environment for a child process: the environment of the start program without its secrets.
 * @param allowedSecrets the names of the secrets that this child process needs
 */
export function environmentWithoutSecrets(
  env: NodeJS.ProcessEnv,
  allowedSecrets: readonly string[] = [],
): NodeJS.ProcessEnv {
  const entries = Object.entries(env);
  return Object.fromEntries(entries.filter(([name]) => !isSecret(name) || allowedSecrets.includes(name)));
}
