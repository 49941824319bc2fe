/** Names under which secrets are commonly found in an environment: `OPENAI_API_KEY`, `AWS_SECRET_ACCESS_KEY`, `GITHUB_TOKEN`, `PGPASSWORD`, `DATABASE_URL`. */
const SECRET_NAME = /(KEY|SECRET|PASSWORD|PASSWD|TOKEN|CREDENTIALS|DATABASE_URL|REDIS_URL)$/i;

/**
 * The environment that a process inherits from the start program: without secrets, except those that the process uses.
 * @param allowed the names of the secrets that this process uses
 */
export function withoutSecrets(env: NodeJS.ProcessEnv, allowed: readonly string[] = []): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET_NAME.test(name) || allowed.includes(name)));
}
