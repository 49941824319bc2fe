import type { Writable } from 'node:stream';
import type { IntegrityBatch, IntegrityProblem } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { AdminCommand, CommandArguments } from './command.ts';
import type { InstallationAccess } from './installation.ts';
import { reportAdminAction, requestJson } from './service-request.ts';

const SERVICES = ['journal-svc', 'media-svc', 'language-svc', 'social-svc'];
/** How often the progress of a check is printed, in milliseconds. Checks that end sooner print no progress. */
const PROGRESS_INTERVAL_MS = 1_000;
/** The maximum number of ids that are listed for each check. */
const LISTED_IDS = 1_000;

interface CheckResult {
  readonly service: string;
  readonly check: string;
  checked: number;
  problems: number;
  repaired: number;
  /** The first problems that were not repaired. */
  readonly remaining: Pick<IntegrityProblem, 'id' | 'kind'>[];
}

interface CheckOptions {
  readonly repair: boolean;
  /** The position after which the check begins; null to begin at the first row. */
  readonly after: string | null;
}

export const checkIntegrityAdminCommand: AdminCommand = {
  summary: 'Compares stored data with its sources, and with --repair corrects what can be computed again',
  usage: '[--repair] [--json] [--check service/name [--after position]]',
  options: {
    repair: { type: 'boolean' },
    json: { type: 'boolean' },
    check: { type: 'string' },
    after: { type: 'string' },
  },
  async run({ options }, { findInstallation, stdout, stderr }) {
    const { only, after } = parseSelection(options);
    const repair = options.repair === true;
    const installation = findInstallation();
    if (repair) await reportAdminAction(installation, 'admin.integrity_repaired', stderr);
    const results: CheckResult[] = [];
    const failures: string[] = [];
    // Failures are reported at the end: a service that does not work must not hide the problems of the other services.
    const unlessFailed = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
      work.catch((error: unknown) => {
        if (!(error instanceof UserFacingError)) throw error;
        failures.push(error.message);
        return undefined;
      });
    for (const service of SERVICES) {
      if (only !== undefined && !only.startsWith(`${service}/`)) continue;
      const names = (await unlessFailed(listChecks(installation, service))) ?? [];
      for (const check of names) {
        if (only !== undefined && only !== `${service}/${check}`) continue;
        const result = await unlessFailed(runCheck(installation, service, check, { repair, after }, stderr));
        if (result) results.push(result);
      }
    }
    if (only !== undefined && results.length + failures.length === 0)
      throw new UserFacingError(`There is no check ${only}.`);
    stdout.write(
      options.json === true ? `${JSON.stringify(results, null, 2)}\n` : describeResults(results, failures.length === 0),
    );
    if (failures.length > 0) throw new UserFacingError(`Not everything was checked. ${failures.join(' ')}`);
    return results.some(countRemaining) ? 1 : 0;
  },
};

function parseSelection({ check, after }: CommandArguments['options']): { only?: string; after: string | null } {
  if (after !== undefined && check === undefined) throw new UserFacingError('--after needs --check.');
  const only = typeof check === 'string' ? { only: check } : {};
  return { ...only, after: typeof after === 'string' ? after : null };
}

async function listChecks(installation: InstallationAccess, service: string): Promise<string[]> {
  return (await requestJson<{ names: string[] }>(installation, service, '/internal/integrity/checks')).names;
}

/** Runs a check batch by batch. When a batch fails, prints the command that continues the check at this batch. */
async function runCheck(
  installation: InstallationAccess,
  service: string,
  check: string,
  { repair, after }: CheckOptions,
  stderr: Writable,
): Promise<CheckResult> {
  const result: CheckResult = { service, check, checked: 0, problems: 0, repaired: 0, remaining: [] };
  let lastProgressAt = performance.now();
  for (let position: string | null = after; ;) {
    const batch = await runBatch(installation, service, check, { repair, after: position }).catch((error: unknown) => {
      const goOn = position === null ? '' : ` --after ${position}`;
      stderr.write(`! Go on with: integrity:check --check ${service}/${check}${goOn}\n`);
      throw error;
    });
    addBatch(result, batch);
    position = batch.next;
    if (position === null) return result;
    if (performance.now() - lastProgressAt < PROGRESS_INTERVAL_MS) continue;
    lastProgressAt = performance.now();
    stderr.write(`${service}/${check}: ${result.checked} checked, at ${position}\n`);
  }
}

async function runBatch(
  installation: InstallationAccess,
  service: string,
  check: string,
  body: CheckOptions,
): Promise<IntegrityBatch> {
  const path = `/internal/integrity/checks/${check}`;
  return requestJson<IntegrityBatch>(installation, service, path, { method: 'POST', body });
}

function addBatch(result: CheckResult, { checked, problems }: IntegrityBatch): void {
  const remaining = problems.filter(({ isRepaired }) => !isRepaired);
  result.checked += checked;
  result.problems += problems.length;
  result.repaired += problems.length - remaining.length;
  const listed = remaining.slice(0, LISTED_IDS - result.remaining.length);
  result.remaining.push(...listed.map(({ id, kind }) => ({ id, kind })));
}

const countRemaining = ({ problems, repaired }: CheckResult): number => problems - repaired;

function describeResults(results: readonly CheckResult[], isComplete: boolean): string {
  const rows = [
    ['check', 'checked', 'problems', 'repaired'],
    ...results.map(({ service, check, checked, problems, repaired }) => [
      `${service}/${check}`,
      ...[checked, problems, repaired].map(String),
    ]),
  ];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const table = rows.map(([name = '', ...numbers]) =>
    [name.padEnd(width), ...numbers.map((number) => number.padStart(9))].join(' '),
  );
  const lists = results.filter(countRemaining).map((result) => {
    const more = countRemaining(result) - result.remaining.length;
    return [
      `${result.service}/${result.check}:`,
      ...result.remaining.map(({ id, kind }) => `  ${kind} ${id}`),
      ...(more > 0 ? [`  and ${more} more`] : []),
    ].join('\n');
  });
  const sum = results.reduce((total, result) => total + countRemaining(result), 0);
  const none = isComplete ? 'No problems remain.' : 'No problems remain in what was checked.';
  const end = sum === 0 ? none : `${sum} ${sum === 1 ? 'problem remains' : 'problems remain'}.`;
  return `${[...table, ...lists, end].join('\n')}\n`;
}
