import type { RebuiltCards } from '@memory/contracts';
import type { AdminCommand } from './command.ts';
import type { InstallationAccess } from './installation.ts';
import { requestJson } from './service-request.ts';
import { findUserByUsername } from './users.ts';

const LANGUAGE_SERVICE = 'language-svc';

export const rebuildReviewsAdminCommand: AdminCommand = {
  summary: 'Computes the cards that people review again from the log of their reviews',
  usage: '[--user username]    of everyone unless a name is given',
  options: { user: { type: 'string' } },
  async run({ options }, { findInstallation, stdout }) {
    const installation = findInstallation();
    const sum: RebuiltCards & { people: number } = { people: 0, rows: 0, cards: 0, changedCards: 0, changedDays: 0 };
    for await (const userId of findLearners(installation, options.user)) {
      const path = `/internal/learners/${userId}/rebuild-cards`;
      const rebuilt = await requestJson<RebuiltCards>(installation, LANGUAGE_SERVICE, path, { method: 'POST' });
      sum.people += 1;
      for (const name of Object.keys(rebuilt) as (keyof RebuiltCards)[]) sum[name] += rebuilt[name];
    }
    stdout.write(
      `${sum.cards} cards of ${sum.people} people were computed from ${sum.rows} rows. ${describeChanges(sum)}\n`,
    );
  },
};

const describeChanges = ({ changedCards, changedDays }: RebuiltCards): string =>
  changedCards + changedDays === 0
    ? 'All were stored like that before.'
    : `${changedCards} cards and ${changedDays} days were stored otherwise before.`;

/** Yields the ids of the users whose cards are rebuilt. */
async function* findLearners(
  installation: InstallationAccess,
  username: string | boolean | undefined,
): AsyncGenerator<string> {
  if (typeof username === 'string') {
    yield (await findUserByUsername(installation, username)).id;
    return;
  }
  for (let after = ''; ;) {
    const { userIds } = await requestJson<{ userIds: string[] }>(
      installation,
      LANGUAGE_SERVICE,
      `/internal/learners${after && `?after=${after}`}`,
    );
    yield* userIds;
    const last = userIds.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
