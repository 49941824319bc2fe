import type { IntegrityBatch, IntegrityProblem } from '@memory/contracts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

/** The problems that the checks of a service found, by the name of the check; checks without problems are left out. */
export type IntegrityProblems = Record<string, IntegrityProblem[]>;

/** Runs integrity checks of a service through its routes, batch by batch, as `npm run admin -- integrity:check` does. */
export async function runIntegrityChecks(
  request: (options: InjectOptions) => Promise<Pick<LightMyRequestResponse, 'statusCode' | 'body'>>,
  { repair = false, only }: { repair?: boolean; only?: readonly string[] } = {},
): Promise<IntegrityProblems> {
  const send = async (options: InjectOptions): Promise<unknown> => {
    const response = await request(options);
    if (response.statusCode >= 300) throw new Error(`${options.url}: ${response.statusCode} ${response.body}`);
    return JSON.parse(response.body) as unknown;
  };
  const { names } = (await send({ method: 'GET', url: '/internal/integrity/checks' })) as { names: string[] };
  const found: IntegrityProblems = {};
  for (const name of only ?? names) {
    let after: string | null = null;
    do {
      const url = `/internal/integrity/checks/${name}`;
      const batch = (await send({ method: 'POST', url, payload: { after, repair } })) as IntegrityBatch;
      if (batch.problems.length > 0) found[name] = [...(found[name] ?? []), ...batch.problems];
      after = batch.next;
    } while (after !== null);
  }
  return found;
}
