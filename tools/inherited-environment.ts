/** Names under which secrets are commonly found in an environment: `OPENAI_API_KEY`, `AWS_SECRET_ACCESS_KEY`, `GITHUB_TOKEN`, `PGPASSWORD`, `DATABASE_URL`. */
const SECRET_NAME = /(KEY|SECRET|PASSWORD|PASSWD|TOKEN|CREDENTIALS|DATABASE_URL|REDIS_URL)$/i;

/**
 * What a process of the stack inherits from the environment that the stack was started in: everything but its secrets.
 * @param given the names of the secrets that this process uses
 */
export function withoutSecrets(env: NodeJS.ProcessEnv, given: readonly string[] = []): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET_NAME.test(name) || given.includes(name)));
}
