import { type ResetCode, RESET_CODE_HOURS_MAX } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import { type AdminCommand, type CommandArguments, type CommandContext, printableText } from './command.ts';
import { requestJson, requestService, ServiceResponseError } from './service-request.ts';
import { findUserByUsername } from './users.ts';

const SOCIAL_SERVICE = 'social-svc';
const oneUsername = { usage: '<username>', positionalCount: { min: 1, max: 1 } } as const;
/** How long a code is valid by default, in hours: until the same lesson tomorrow. */
const DEFAULT_HOURS = '24';

export const resetPasswordAdminCommand: AdminCommand = {
  summary: 'Creates a one-time link and code with which a person sets a new password',
  usage: `<username> [--hours ${DEFAULT_HOURS}]`,
  options: { hours: { type: 'string' } },
  positionalCount: { min: 1, max: 1 },
  async run({ positionals: [name = ''], options: { hours = DEFAULT_HOURS } }, { findInstallation, stdout }) {
    const body = { hours: parseHours(String(hours)) };
    const installation = findInstallation();
    const { id, username } = await findUserByUsername(installation, name);
    const path = `/internal/accounts/${id}/reset-codes`;
    const { code, link, expiresAt } = await requestJson<ResetCode>(installation, SOCIAL_SERVICE, path, {
      method: 'POST',
      body,
    });
    const lines = [
      `The reset code of ${printableText(username)} is ${code}`,
      link === null
        ? 'It is typed on the page /reset-password of this installation.'
        : `The link to the page is ${link}`,
      `Both are shown only now and work once, until ${expiresAt}. Earlier codes no longer work.`,
      'Whoever has them can set the password. All sessions of the person end with that.',
    ];
    stdout.write(`${lines.join('\n')}\n`);
  },
};

function parseHours(text: string): number {
  const hours = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (hours < 1 || hours > RESET_CODE_HOURS_MAX)
    throw new UserFacingError(
      `--hours is "${text}", but it must be a whole number from 1 to ${RESET_CODE_HOURS_MAX} (a week).`,
    );
  return hours;
}

export const requireSecondFactorAdminCommand: AdminCommand = {
  ...oneUsername,
  summary: 'Requires a second factor of a person at the next sign-in, for teachers and administrators; signs them out',
  run: (args, context) =>
    changeSecondFactor(args, context, { method: 'PATCH', body: { required: true } }, (username) => [
      `${username} is signed out everywhere, and needs a second factor from now on.`,
      'Who has none sets one up after the next sign-in, and reaches nothing else before. Be there: whoever knows the password could do it.',
    ]),
};

export const allowSingleFactorAdminCommand: AdminCommand = {
  ...oneUsername,
  summary: 'No longer requires a second factor of a person; one that is set up stays. Signs them out',
  run: (args, context) =>
    changeSecondFactor(args, context, { method: 'PATCH', body: { required: false } }, (username) => [
      `${username} is signed out everywhere, and may do without a second factor. One that is set up is still asked for.`,
    ]),
};

export const resetSecondFactorAdminCommand: AdminCommand = {
  ...oneUsername,
  summary: 'Removes the authenticator app, passkeys and recovery codes of a person who lost them; signs them out',
  run: (args, context) =>
    changeSecondFactor(args, context, { method: 'DELETE' }, (username) => [
      `${username} is signed out everywhere and has no second factor any more: the password alone opens the account.`,
      'Make sure that it was the person who asked. Where a second factor is required, a new one is set up after the next sign-in.',
    ]),
};

async function changeSecondFactor(
  { positionals: [username = ''] }: CommandArguments,
  { findInstallation, print }: CommandContext,
  change: { method: 'PATCH' | 'DELETE'; body?: object },
  describe: (username: string) => string[],
): Promise<void> {
  const installation = findInstallation();
  const user = await findUserByUsername(installation, username);
  await requestService(installation, SOCIAL_SERVICE, `/internal/accounts/${user.id}/second-factor`, change).catch(
    (error: unknown) => {
      if (!(error instanceof ServiceResponseError) || error.code !== 'second_factor_not_offered') throw error;
      throw new UserFacingError(
        `${user.username} signs in with the external provider. Require a second factor there; ours is not asked for.`,
        { cause: error },
      );
    },
  );
  for (const line of describe(user.username)) print(line);
}

export const endSessionsAdminCommand: AdminCommand = {
  summary: 'Signs a person out in every browser at once; the password stays as it is',
  ...oneUsername,
  async run({ positionals: [username = ''] }, { findInstallation, stdout }) {
    const installation = findInstallation();
    const user = await findUserByUsername(installation, username);
    await requestService(installation, SOCIAL_SERVICE, `/internal/accounts/${user.id}/sessions`, { method: 'DELETE' });
    stdout.write(
      `${user.username} is being signed out in every browser, which takes a moment. Whoever knows the password can sign in again.\n`,
    );
  },
};
