import { type ResetCode, RESET_CODE_HOURS_MAX } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { AdminCommand } from './command.ts';
import { printableText } from './printable-text.ts';
import { requestService } from './service-request.ts';
import { findUserByUsername } from './users.ts';

/** Until the same lesson tomorrow. */
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
    const response = await requestService(installation, 'social-svc', path, { method: 'POST', body });
    const { code, link, expiresAt } = (await response.json()) as ResetCode;
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
