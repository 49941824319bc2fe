import type { AdminCommand } from './command.ts';
import { requestService } from './service-request.ts';
import { findUserByUsername } from './users.ts';

export const endSessionsAdminCommand: AdminCommand = {
  summary: 'Signs a person out in every browser at once; the password stays as it is',
  usage: '<username>',
  positionalCount: { min: 1, max: 1 },
  async run({ positionals: [username = ''] }, { findInstallation, stdout }) {
    const installation = findInstallation();
    const user = await findUserByUsername(installation, username);
    await requestService(installation, 'social-svc', `/internal/accounts/${user.id}/sessions`, { method: 'DELETE' });
    stdout.write(
      `${user.username} is being signed out in every browser, which takes a moment. Whoever knows the password can sign in again.\n`,
    );
  },
};
