import { describeExchange, type Exchange } from '../../people/exchange.ts';
import { type Check, shorten } from './check.ts';

/** Nobody waited for ever, and what could not be done was answered 503 with a code and `Retry-After`. */
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
