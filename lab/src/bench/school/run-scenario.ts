import { setTimeout as delay } from 'node:timers/promises';
import { type Action, chooseAction } from '../../load/scenarios/action.ts';
import type { ScenarioRequest, ScenarioResponse } from '../../load/scenarios/request.ts';
import type { Scenario } from '../../load/scenarios/scenario.ts';
import { createVirtualUser, dueTimes } from '../../load/scenarios/virtual-user.ts';
import { type LoadClient, toScenarioResponse } from './load-client.ts';
import { ScenarioResults } from './scenario-results.ts';

/** How long a scenario runs. */
export interface ScenarioTimes {
  /** The time before the measurement, in which the same actions are performed. */
  readonly warmUpSeconds: number;
  readonly seconds: number;
}

/** The sender of the requests, and the session cookies of its virtual users. */
export interface ScenarioClients {
  readonly client: Pick<LoadClient, 'send'>;
  readonly cookies: readonly string[];
}

/**
 * Performs the actions of all virtual users.
 * @param onMeasuringStart called when the warm-up ends
 */
export async function runScenario(
  scenario: Scenario,
  { client, cookies }: ScenarioClients,
  { warmUpSeconds, seconds }: ScenarioTimes,
  onMeasuringStart: () => void,
): Promise<ScenarioResults> {
  const results = new ScenarioResults();
  const startedAt = performance.now();
  const measuredFrom = startedAt + warmUpSeconds * 1_000;
  const endsAt = measuredFrom + seconds * 1_000;

  const actUntilEnd = async (cookie: string, index: number): Promise<void> => {
    const user = createVirtualUser(index + 1);
    for (const dueSeconds of dueTimes(user.random, scenario.thinkSeconds)) {
      const dueAt = startedAt + dueSeconds * 1_000;
      if (dueAt >= endsAt) return;
      await delay(Math.max(0, dueAt - performance.now()));
      const isMeasured = dueAt >= measuredFrom;
      await perform(chooseAction(user, scenario.actions), { client, cookie, results, isMeasured }, dueAt);
    }
  };
  await Promise.all([
    delay(warmUpSeconds * 1_000).then(onMeasuringStart),
    ...cookies.map((cookie, index) => actUntilEnd(cookie, index)),
  ]);
  return results;
}

interface ActionContext {
  readonly client: Pick<LoadClient, 'send'>;
  readonly cookie: string;
  readonly results: ScenarioResults;
  readonly isMeasured: boolean;
}

/** Performs an action. @param actionDueAt when its first requests are due; the following ones are due when these have been answered */
async function perform(action: Action, context: ActionContext, actionDueAt: number): Promise<void> {
  let dueAt = actionDueAt;
  for (let step = action.next(); step.done !== true;) {
    const responses = await Promise.all(step.value.map((request) => sendMeasured(request, context, dueAt)));
    if (!responses.every((response) => response !== undefined)) return;
    dueAt = performance.now();
    step = action.next(responses);
  }
}

/** Sends a request. Its latency is counted from the time at which it was due. @returns undefined when it fails */
async function sendMeasured(
  request: ScenarioRequest,
  { client, cookie, results, isMeasured }: ActionContext,
  dueAt: number,
): Promise<ScenarioResponse | undefined> {
  try {
    const response = await client.send(request, cookie);
    if (response.status !== request.expectedStatus) {
      results.addFailure(request, `${response.status} ${response.body.toString('utf8', 0, 200)}`);
      return undefined;
    }
    if (isMeasured) results.addLatency(request, performance.now() - dueAt);
    return toScenarioResponse(response);
  } catch (error) {
    results.addFailure(request, String(error));
    return undefined;
  }
}
