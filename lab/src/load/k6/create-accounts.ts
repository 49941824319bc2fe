import exec from 'k6/execution';
import http, { type RefinedResponse, type ResponseType } from 'k6/http';
import type { Options } from 'k6/options';
import { schoolMorning } from '../scenarios/scenario.ts';
import { assertHostConfirmed, credentialsOf, settings, virtualUsersOf } from './settings.ts';

/** Each account befriends this many of those that were created before it, and has this many entries. */
const FRIENDS = 10;
const ENTRIES = 5;
const CREATED = 201;
const USERNAME_TAKEN = 409;

/** Creates the accounts of the virtual users, with friends and entries, so that their timelines are not empty. */
export const options: Options = {
  scenarios: {
    accounts: {
      executor: 'shared-iterations',
      // Hashing passwords keeps a core busy for each.
      vus: 2,
      iterations: virtualUsersOf(schoolMorning),
      maxDuration: '2h',
    },
  },
};
export const setup = assertHostConfirmed;

/** The ids of the accounts that this virtual user of k6 has created, the newest first. */
const createdIds: string[] = [];

export default (): void => {
  const credentials = credentialsOf(settings.firstNumber + exec.scenario.iterationInTest);
  const { invitationCode } = settings;
  const response = post('/api/simple-register', { ...credentials, firstName: 'Load', invitationCode });
  if (response.status === USERNAME_TAKEN) return;
  assertCreated(response);
  for (const friendId of createdIds.slice(0, FRIENDS)) assertCreated(post('/api/friends', { friendId }));
  createdIds.unshift((response.json() as { id: string }).id);
  for (let number = 1; number <= ENTRIES; number += 1)
    assertCreated(
      post('/api/journal-entries', {
        title: `Day 第${number}天`,
        content: '星期六爸爸妈妈带我去动物园看大熊猫，熊猫在吃竹子。'.repeat(number),
        privacyLevel: 'friends',
      }),
    );
};

const post = (path: string, body: object): RefinedResponse<ResponseType> =>
  http.post(settings.baseUrl + path, JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

function assertCreated({ status, body }: RefinedResponse<ResponseType>): void {
  if (status !== CREATED) exec.test.abort(`Creating the accounts ended with ${status}: ${String(body)}`);
}
