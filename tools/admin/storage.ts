import type { UserStorageUsage, StorageQuotaChange } from '@memory/contracts';
import { askService } from './ask-service.ts';
import { formatByteSize, parseByteSize } from './byte-size.ts';
import type { Command } from './command.ts';
import { findUser } from './users.ts';

const MEDIA = 'media-svc';
const DEFAULT = 'default';

export const showStorageCommand: Command = {
  name: 'storage:show',
  summary: 'Shows how much of their storage a person uses',
  usage: '<username>',
  words: { min: 1, max: 1 },
  async run({ positionals: [username = ''] }, find) {
    const installation = find();
    const user = await findUser(installation, username);
    const answer = await askService(installation, MEDIA, storagePathOf(user.id));
    process.stdout.write(describe(user.username, (await answer.json()) as UserStorageUsage));
  },
};

export const setStorageCommand: Command = {
  name: 'storage:set',
  summary: 'Gives a person a storage quota of their own, or the default again',
  usage: '<username> <size, like 500MB or 5GB | default>',
  words: { min: 2, max: 2 },
  async run({ positionals: [username = '', size = ''] }, find) {
    const body: StorageQuotaChange = { quotaBytes: size.toLowerCase() === DEFAULT ? null : parseByteSize(size) };
    const installation = find();
    const user = await findUser(installation, username);
    const answer = await askService(installation, MEDIA, storagePathOf(user.id), { method: 'PATCH', body });
    process.stdout.write(describe(user.username, (await answer.json()) as UserStorageUsage));
  },
};

const storagePathOf = (userId: string): string => `/internal/people/${userId}/storage`;

function describe(username: string, { usedBytes, quotaBytes, isDefaultQuota }: UserStorageUsage): string {
  const quota = `${formatByteSize(quotaBytes)} (${isDefaultQuota ? 'the default' : 'a quota of their own'})`;
  const full =
    usedBytes >= quotaBytes
      ? ' Uploads are refused until they delete something or get a larger quota; nothing they have is lost.'
      : '';
  return `${username} uses ${formatByteSize(usedBytes)} of ${quota}.${full}\n`;
}
