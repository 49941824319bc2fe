import { describeExchange, type Exchange } from '../../people/exchange.ts';
import { type Check, shorten } from './check.ts';

/** Checks that nobody waited forever, and that every operation that could not be done got a 503 response with an error code and `Retry-After`. */
export const responsesCheck: Check = {
  name: 'responses',
  async findProblems({ exchanges, fault }) {
    const problems = exchanges.flatMap((exchange) => {
      const problem = problemOf(exchange, fault.mayLoseSignIns === true);
      return problem ? [`${describeExchange(exchange)}: ${problem}`] : [];
    });
    return shorten([...new Set(problems)]);
  },
};

function problemOf({ outcome, code, retryAfter }: Exchange, mayLoseSignIns: boolean): string | undefined {
  if (outcome === 'no response') return undefined;
  if (outcome === 'over its limit') return 'no response in the time that a request may take';
  if (outcome === 503) return code && Number(retryAfter) > 0 ? undefined : 'without a code or Retry-After';
  if (outcome === 401) return mayLoseSignIns ? undefined : 'signed out';
  return outcome >= 500 || outcome === 429 ? 'no 503' : undefined;
}

/** How long before and after a failed request `/api/health` may be wrong, in milliseconds. The gateway waits up to 2 s for each service's health. */
const TOLERANCE_MS = 4_000;

/** Checks that `/api/health` was correct: it reported the unavailable parts, and no request failed while it reported that everything works. */
export const readinessCheck: Check = {
  name: 'readiness',
  async findProblems({ fault, polls, exchanges, injectedAt, endedAt }) {
    const during = polls.filter(({ at }) => at >= injectedAt && at <= endedAt + TOLERANCE_MS);
    const reported = new Set(during.flatMap(({ unavailableParts }) => unavailableParts));
    const unreported = (fault.unavailableParts ?? []).filter((part) => !reported.has(part));
    const failed = exchanges.filter(({ outcome }) => outcome === 503 || outcome === 'no response');
    const unexplained = failed.filter(({ startedAt, endedAt: failedAt }) => {
      const near = polls.filter(({ at }) => at >= startedAt - TOLERANCE_MS && at <= failedAt + TOLERANCE_MS);
      return near.length > 0 && near.every(({ unavailableParts }) => unavailableParts.length === 0);
    });
    return [
      ...unreported.map((part) => `${part} was unavailable, and /api/health did not say so`),
      ...shorten(
        unexplained.map((exchange) => `/api/health reported that all was well during ${describeExchange(exchange)}`),
      ),
    ];
  },
};
