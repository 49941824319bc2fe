import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '@memory/launcher/config';

/**
 * `npm run audit`: fails when the registry knows an advisory of high or critical severity for a dependency of the product. A registry without
 * advisories (a mirror, or no network) is reported, but is not a failure. The audit is part of `npm test`: a new advisory makes `npm test` fail
 * although the code has not changed. This is intended.
 *
 * Exit codes: 0 no such advisory, or no advisories available; 1 an advisory, or the audit itself failed.
 */
const FAILING_SEVERITIES = ['high', 'critical'];

/** The used parts of npm's report. When the request for advisories failed, the report contains `message` in place of `vulnerabilities`. */
interface AuditReport {
  message?: string;
  /** Why npm could not evaluate the advisories that it received. */
  error?: { summary: string };
  vulnerabilities?: Record<string, { severity: string; via: (string | { title: string; url: string })[] }>;
}

const report = await runNpmAudit();
if (report.vulnerabilities) {
  const failing = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
    FAILING_SEVERITIES.includes(severity),
  );
  for (const [name, { severity, via }] of failing) {
    console.error(`${name}: ${severity}`);
    for (const cause of via)
      console.error(`  ${typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`}`);
  }
  if (failing.length > 0) process.exitCode = 1;
  else console.log('✓ No dependency has a known advisory of high severity.');
} else if (report.message) {
  console.log(`! Not audited: the registry offers no advisories (${report.message}).`);
} else {
  console.error(`npm audit failed: ${report.error?.summary ?? 'no reason given'}`);
  process.exitCode = 1;
}

async function runNpmAudit(): Promise<AuditReport> {
  const npm = spawn('npm', ['audit', '--json', '--omit=dev'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(npm.stdout), text(npm.stderr)]);
  try {
    return JSON.parse(output) as AuditReport;
  } catch {
    throw new Error(`npm audit printed no report:\n${errors}`);
  }
}
