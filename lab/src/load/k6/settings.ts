import type { Scenario } from '../scenarios/scenario.ts';
import type { Credentials } from '../scenarios/sign-in.ts';

/** The settings of a run, from k6's option `-e NAME=value`. README.md explains them. */
export const settings = {
  baseUrl: (__ENV.BASE_URL ?? 'http://localhost:3000').replace(/\/$/, ''),
  /** Usernames are this and a number. */
  usernamePrefix: __ENV.USERNAME_PREFIX ?? 'load_',
  password: __ENV.PASSWORD ?? 'only for load tests',
  /** The host of `BASE_URL`, typed again, to run against an installation on another machine. */
  confirmedHost: __ENV.CONFIRM_HOST ?? '',
  invitationCode: __ENV.INVITATION_CODE ?? null,
  firstNumber: Number(__ENV.FIRST ?? 1),
  virtualUsers: __ENV.PEOPLE === undefined ? undefined : Number(__ENV.PEOPLE),
  minutes: __ENV.MINUTES === undefined ? undefined : Number(__ENV.MINUTES),
  /** The time in which all virtual users sign in, one after the other. */
  rampMinutes: Number(__ENV.RAMP_MINUTES ?? 4),
};

export const virtualUsersOf = (scenario: Scenario): number => settings.virtualUsers ?? scenario.virtualUsers;
export const minutesOf = (scenario: Scenario): number => settings.minutes ?? scenario.minutes;

export const credentialsOf = (number: number): Credentials => ({
  username: `${settings.usernamePrefix}${number}`,
  password: settings.password,
});

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Checks that a run against another machine is intended, because it fills that installation with entries and files.
 * @throws Error with a warning when it is not confirmed
 */
export function assertHostConfirmed(): void {
  const host = /^https?:\/\/(\[[^\]]+\]|[^:/]+)/.exec(settings.baseUrl)?.[1] ?? '';
  if (LOCAL_HOSTS.includes(host) || settings.confirmedHost === host) return;
  throw new Error(
    `This run writes entries and files to ${host} and loads it heavily. Never run it where people keep their journals. ` +
      `If ${host} is an installation for tests, run it again with -e CONFIRM_HOST=${host}`,
  );
}
