import { checks } from './checks/checks.ts';
import { RECOVERY_LIMIT_MS } from './recovery.ts';

/** The result of one fault. */
export interface FaultResult {
  readonly name: string;
  readonly description: string;
  /** Why the fault could not be injected on this machine. */
  readonly skipped?: string | undefined;
  /** The problems that each check has found, by the name of the check. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** The milliseconds until each part worked again; `Infinity` for a part that did not. */
  readonly recovery: ReadonlyMap<string, number>;
  /** The maximum recovery time that counts as a success, in milliseconds. Default: the promised `RECOVERY_LIMIT_MS`. */
  readonly recoveryLimitMs?: number;
  /** The time until every event was handled, every job had ended and every deleted account was erased. */
  readonly settleSeconds: number;
  /** What settled last. */
  readonly settledLast: readonly string[];
  /** The duration of the fault and of everything around it, in seconds. */
  readonly seconds: number;
  readonly requests: number;
  readonly writes: number;
}

/** The names of two further columns: the fault's own problems, and whether everything has settled. */
export const OWN_CHECK = 'the fault’s own';
export const SETTLED_CHECK = 'settled';

const recoveryMs = ({ recovery }: FaultResult): number => Math.max(0, ...recovery.values());
const isRecoveryHeld = (result: FaultResult): boolean =>
  recoveryMs(result) <= (result.recoveryLimitMs ?? RECOVERY_LIMIT_MS);
const formatSeconds = (milliseconds: number): string =>
  Number.isFinite(milliseconds) ? (milliseconds / 1_000).toFixed(1) : 'never';

export const isHeld = (result: FaultResult): boolean =>
  result.skipped !== undefined ||
  (isRecoveryHeld(result) && [...result.problems.values()].every((problems) => problems.length === 0));

/** Formats the results as a table in Markdown. ✓ stands for a check without a problem. */
export function formatResultTable(results: readonly FaultResult[]): string {
  const columns = [...checks.map(({ name }) => name), SETTLED_CHECK, OWN_CHECK];
  const header = ['fault', ...columns, 'recovery (s)', 'settled after (s)', 'requests', 'result'];
  const rows = results.map((result) => {
    if (result.skipped !== undefined)
      return [
        `\`${result.name}\`: ${result.description}`,
        ...columns.map(() => '–'),
        '–',
        '–',
        '–',
        `skipped: ${result.skipped}`,
      ];
    const cells = columns.map((column) => (result.problems.get(column)?.length ? '✗' : '✓'));
    return [
      `\`${result.name}\`: ${result.description}`,
      ...cells,
      `${formatSeconds(recoveryMs(result))}${isRecoveryHeld(result) ? '' : ' ✗'}`,
      result.settleSeconds.toFixed(1),
      String(result.requests),
      isHeld(result) ? 'held' : '**failed**',
    ];
  });
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

/** Formats the result of one fault, for the output while the faults run. */
export function formatResult(result: FaultResult): string {
  const { name, skipped, problems, recovery, settleSeconds, settledLast, seconds, requests, writes } = result;
  if (skipped !== undefined) return `– ${name}: skipped, because ${skipped}\n`;
  const parts = [...recovery].map(([part, milliseconds]) => `${part} ${formatSeconds(milliseconds)} s`).join(', ');
  const figures = `recovered: ${parts}; settled in ${settleSeconds.toFixed(1)} s${settledLast.length > 0 ? ` (last: ${settledLast.join('; ')})` : ''}, ${requests} requests, ${writes} acknowledged writes; took ${seconds.toFixed(0)} s`;
  const lines = [...problems].flatMap(([check, found]) => found.map((problem) => `    ${check}: ${problem}\n`));
  return `${isHeld(result) ? '✓' : '✗'} ${name}: ${figures}\n${lines.join('')}`;
}
