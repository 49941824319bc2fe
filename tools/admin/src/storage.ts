import type { UserStorageUsage, StorageQuotaChange } from '@memory/contracts';
import { formatByteSize, parseByteSize } from '@memory/launcher/cli/byte-size';
import type { AdminCommand } from './command.ts';
import { requestJson } from './service-request.ts';
import { findUserByUsername } from './users.ts';

const MEDIA_SERVICE = 'media-svc';
/** The argument that resets a user's quota to the installation's default. */
const DEFAULT_QUOTA = 'default';

export const showStorageAdminCommand: AdminCommand = {
  summary: 'Shows how much of their storage a person uses',
  usage: '<username>',
  positionalCount: { min: 1, max: 1 },
  async run({ positionals: [username = ''] }, { findInstallation, stdout }) {
    const installation = findInstallation();
    const user = await findUserByUsername(installation, username);
    const usage = await requestJson<UserStorageUsage>(installation, MEDIA_SERVICE, storagePath(user.id));
    stdout.write(describeStorage(user.username, usage));
  },
};

export const setStorageAdminCommand: AdminCommand = {
  summary: 'Gives a person a storage quota of their own, or the default again',
  usage: '<username> <size, like 500MB or 5GB | default>',
  positionalCount: { min: 2, max: 2 },
  async run({ positionals: [username = '', size = ''] }, { findInstallation, stdout }) {
    const body: StorageQuotaChange = { quotaBytes: size.toLowerCase() === DEFAULT_QUOTA ? null : parseByteSize(size) };
    const installation = findInstallation();
    const user = await findUserByUsername(installation, username);
    const usage = await requestJson<UserStorageUsage>(installation, MEDIA_SERVICE, storagePath(user.id), {
      method: 'PATCH',
      body,
    });
    stdout.write(describeStorage(user.username, usage));
  },
};

const storagePath = (userId: string): string => `/internal/people/${userId}/storage`;

function describeStorage(username: string, { usedBytes, quotaBytes, isDefaultQuota }: UserStorageUsage): string {
  const quota = `${formatByteSize(quotaBytes)} (${isDefaultQuota ? 'the default' : 'a quota of their own'})`;
  const full =
    usedBytes >= quotaBytes
      ? ' Uploads are refused until they delete something or get a larger quota; nothing they have is lost.'
      : '';
  return `${username} uses ${formatByteSize(usedBytes)} of ${quota}.${full}\n`;
}
