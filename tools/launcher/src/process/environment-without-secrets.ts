/**
 * Matches the names of variables that usually contain secrets: `OPENAI_API_KEY`, `AWS_SECRET_ACCESS_KEY`, `GITHUB_TOKEN`, `PGPASSWORD`,
 * `DATABASE_URL`, `OTEL_EXPORTER_OTLP_HEADERS`.
 */
const SECRET_NAME = /(KEY|SECRET|PASSWORD|PASSWD|TOKEN|CREDENTIALS|DATABASE_URL|REDIS_URL|SMTP_URL|OTLP_HEADERS)$/i;

/**
 * Returns the environment for a child process: the environment of the start program without its secrets.
 * @param allowedSecrets the names of the secrets that this child process needs
 */
export function environmentWithoutSecrets(
  env: NodeJS.ProcessEnv,
  allowedSecrets: readonly string[] = [],
): NodeJS.ProcessEnv {
  const entries = Object.entries(env);
  return Object.fromEntries(entries.filter(([name]) => !SECRET_NAME.test(name) || allowedSecrets.includes(name)));
}
