import { pickByWeight } from './random.ts';
import type { ScenarioRequest, ScenarioResponse } from './request.ts';
import type { VirtualUser } from './virtual-user.ts';

/**
 * Something that a virtual user does. It yields the requests that a page sends at the same time, receives their responses in the same
 * order, and goes on. When a request fails, the runner ends the action.
 */
export type Action = Generator<readonly ScenarioRequest[], void, readonly ScenarioResponse[]>;

export interface WeightedAction {
  /** How often virtual users choose it, in proportion to the weights of the scenario's other actions. */
  readonly weight: number;
  start(user: VirtualUser): Action;
}

/** Starts the action that a virtual user chooses next. */
export const chooseAction = (user: VirtualUser, actions: readonly WeightedAction[]): Action =>
  pickByWeight(user.random, actions).start(user);

/** Sends one request. @returns its response */
export function* send(
  request: ScenarioRequest,
): Generator<readonly ScenarioRequest[], ScenarioResponse, readonly ScenarioResponse[]> {
  const [response] = yield [request];
  if (response === undefined) throw new Error(`The runner has no response to ${request.name}`);
  return response;
}
