import { ConfigError, environmentPrefix, rejectExampleSecrets } from '@memory/launcher/config';

/** The minimum length of a password in characters. A random password of this length cannot be guessed from its hash in Redis's ACL file. */
const MIN_PASSWORD_LENGTH = 16;

/**
 * Reads a password for each name from the environment: `readPasswordsFromEnvironment(env, ['memory_media'], 'DATABASE')` reads
 * MEDIA_DATABASE_PASSWORD.
 * @returns the passwords by name
 * @throws ConfigError with the names of all passwords that come from an example file. When there are none, ConfigError with the first password that
 * is missing or cannot be part of an address
 */
export function readPasswordsFromEnvironment<Name extends string>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
  kind: 'DATABASE' | 'REDIS',
): Record<Name, string> {
  const variables = names.map((name) => [name, `${environmentPrefix(name)}_${kind}_PASSWORD`] as const);
  rejectExampleSecrets(
    variables.map(([, variable]) => variable),
    env,
  );
  return Object.fromEntries(variables.map(([name, variable]) => [name, readPassword(env, variable)])) as Record<
    Name,
    string
  >;
}

function readPassword(env: NodeJS.ProcessEnv, variable: string): string {
  const password = env[variable];
  if (!password)
    throw new ConfigError(
      `Set ${variable} to a password of at least ${MIN_PASSWORD_LENGTH} characters: openssl rand -hex 32`,
    );
  if (password.length >= MIN_PASSWORD_LENGTH && /^[A-Za-z0-9._~-]+$/.test(password)) return password;
  throw new ConfigError(
    `${variable} has to be at least ${MIN_PASSWORD_LENGTH} letters, digits, dots, hyphens, underscores and tildes, because it is part of an address.`,
  );
}
