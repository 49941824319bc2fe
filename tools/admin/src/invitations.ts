import { type CreatedInvitation, type Invitation, INVITATION_DAYS_MAX, INVITATION_USES_MAX } from '@memory/contracts';
import { UserFacingError } from '@memory/launcher/cli/user-facing-error';
import type { AdminCommand } from './command.ts';
import { requestService, requestJson } from './service-request.ts';

const SOCIAL_SERVICE = 'social-svc';
const PATH = '/internal/invitations';
/** The number of pupils of a class. */
const DEFAULT_USES = '30';
/** The number of days after which every pupil of a class has had a lesson at a computer. */
const DEFAULT_DAYS = '30';

export const createInvitationAdminCommand: AdminCommand = {
  summary: 'Creates a class code, with which people can create accounts where REGISTRATION is invited',
  usage: `--label "Class 3b" [--uses ${DEFAULT_USES}] [--days ${DEFAULT_DAYS}]`,
  options: { label: { type: 'string' }, uses: { type: 'string' }, days: { type: 'string' } },
  async run({ options: { label, uses = DEFAULT_USES, days = DEFAULT_DAYS } }, { findInstallation, print }) {
    if (typeof label !== 'string' || label.trim() === '')
      throw new UserFacingError(
        'Give the class code a label, so that you know later what it is for: --label "Class 3b"',
      );
    const body = {
      label,
      uses: parseCount('--uses', String(uses), INVITATION_USES_MAX),
      days: parseCount('--days', String(days), INVITATION_DAYS_MAX),
    };
    const { code, ...invitation } = await requestJson<CreatedInvitation>(findInstallation(), SOCIAL_SERVICE, PATH, {
      method: 'POST',
      body,
    });
    print(`The class code is ${code}\nIt is shown only now. Who has it can create an account.`);
    print(describeInvitation(invitation));
  },
};

export const listInvitationsAdminCommand: AdminCommand = {
  summary: 'Lists class codes: how often each was used, and until when it is valid; never the code itself',
  async run(_, { findInstallation, print }) {
    const invitations = await requestJson<Invitation[]>(findInstallation(), SOCIAL_SERVICE, PATH);
    for (const invitation of invitations) print(describeInvitation(invitation));
    if (invitations.length === 0)
      print('There are no class codes. Create one: npm run admin -- invitations:create --label "Class 3b"');
  },
};

export const endInvitationAdminCommand: AdminCommand = {
  summary: 'Ends a class code at once; accounts that were created with it stay',
  usage: '<id, as invitations:list shows it>',
  positionalCount: { min: 1, max: 1 },
  async run({ positionals: [id = ''] }, { findInstallation, print }) {
    await requestService(findInstallation(), SOCIAL_SERVICE, `${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
    print('The class code has ended: no more accounts can be created with it.');
  },
};

function parseCount(option: string, text: string, max: number): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > max)
    throw new UserFacingError(`${option} is "${text}", but it must be a whole number from 1 to ${max}.`);
  return count;
}

function describeInvitation({ id, label, usedCount, maxUses, expiresAt }: Invitation): string {
  const state = new Date(expiresAt) <= new Date() ? 'ended' : usedCount >= maxUses ? 'used up' : 'valid';
  return `${id}  ${label}: ${state}, ${usedCount} of ${maxUses} accounts created, until ${expiresAt}`;
}
