import { sleep } from 'k6';
import exec from 'k6/execution';
import { chooseAction } from '../scenarios/action.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { signInRequest } from '../scenarios/sign-in.ts';
import { createVirtualUser, dueTimes, type VirtualUser } from '../scenarios/virtual-user.ts';
import { type SampleFiles, sendRequests } from './send-requests.ts';
import { credentialsOf, minutesOf, settings } from './settings.ts';

const MINUTE_MS = 60_000;

interface SignedInUser {
  readonly user: VirtualUser;
  readonly signedInAt: number;
  /** Seconds after the sign-in. */
  readonly dueSeconds: Generator<number, never>;
}

// k6 evaluates this module once for each virtual user.
let signedIn: SignedInUser | undefined;

/** One iteration of k6: the virtual user signs in if it has not yet, waits until its next action is due and performs it. */
export function performNextAction(scenario: Scenario, files?: SampleFiles): void {
  signedIn ??= signIn(scenario);
  const { user, signedInAt, dueSeconds } = signedIn;
  const { startTime } = exec.scenario;
  const measuredFrom = startTime + settings.rampMinutes * MINUTE_MS;
  const endsAt = measuredFrom + minutesOf(scenario) * MINUTE_MS;
  let dueAt = signedInAt + dueSeconds.next().value * 1_000;
  sleepUntil(Math.min(dueAt, endsAt));
  if (dueAt > endsAt) return;

  const action = chooseAction(user, scenario.actions);
  for (let step = action.next(); step.done !== true;) {
    const responses = sendRequests(step.value, files, { dueAt, isMeasured: dueAt >= measuredFrom });
    if (responses === undefined) return;
    // The following requests of the action are due as soon as these have been answered.
    dueAt = Date.now();
    step = action.next(responses);
  }
}

function signIn({ thinkSeconds }: Scenario): SignedInUser {
  const number = exec.vu.idInTest + settings.firstNumber - 1;
  const user = createVirtualUser(number);
  const credentials = credentialsOf(number);
  if (sendRequests([signInRequest(credentials)], undefined, { dueAt: Date.now(), isMeasured: false }) === undefined)
    exec.test.abort(`${credentials.username} could not sign in. Are there enough accounts (create-accounts.ts)?`);
  return { user, signedInAt: Date.now(), dueSeconds: dueTimes(user.random, thinkSeconds) };
}

const sleepUntil = (time: number): void => sleep(Math.max(0, time - Date.now()) / 1_000);
