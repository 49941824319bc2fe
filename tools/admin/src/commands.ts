import type { AdminCommand } from './command.ts';

/**
 * Every command of `npm run admin` by its name, `<area>:<verb>`, in the order in which the help shows them. A new command is an object in the file of
 * its area and a line here. A command is only loaded when it runs, because one area needs up to 500 modules that no other area needs.
 */
export const adminCommands: ReadonlyMap<string, () => Promise<AdminCommand>> = new Map([
  ['status', async () => (await import('./status/status.ts')).statusAdminCommand],
  ['user:export', async () => (await import('./export-user.ts')).exportUserAdminCommand],
  ['user:delete', async () => (await import('./users.ts')).deleteUserAdminCommand],
  ['user:promote', async () => (await import('./users.ts')).promoteUserAdminCommand],
  ['user:demote', async () => (await import('./users.ts')).demoteUserAdminCommand],
  ['user:erasures', async () => (await import('./users.ts')).listErasuresAdminCommand],
  ['user:address-names', async () => (await import('./users.ts')).listAddressNamesAdminCommand],
  ['passwords:reset', async () => (await import('./sign-in.ts')).resetPasswordAdminCommand],
  ['second-factor:require', async () => (await import('./sign-in.ts')).requireSecondFactorAdminCommand],
  ['second-factor:optional', async () => (await import('./sign-in.ts')).allowSingleFactorAdminCommand],
  ['second-factor:reset', async () => (await import('./sign-in.ts')).resetSecondFactorAdminCommand],
  ['sessions:end', async () => (await import('./sign-in.ts')).endSessionsAdminCommand],
  ['reports:list', async () => (await import('./reports.ts')).listReportsAdminCommand],
  ['reports:close', async () => (await import('./reports.ts')).closeReportAdminCommand],
  ['invitations:create', async () => (await import('./invitations.ts')).createInvitationAdminCommand],
  ['invitations:list', async () => (await import('./invitations.ts')).listInvitationsAdminCommand],
  ['invitations:end', async () => (await import('./invitations.ts')).endInvitationAdminCommand],
  ['storage:show', async () => (await import('./storage.ts')).showStorageAdminCommand],
  ['storage:set', async () => (await import('./storage.ts')).setStorageAdminCommand],
  ['pronunciation:install', async () => (await import('./pronunciation.ts')).installPronunciationAdminCommand],
  ['pronunciation:status', async () => (await import('./pronunciation.ts')).showPronunciationAdminCommand],
  ['pronunciation:remove', async () => (await import('./pronunciation.ts')).removePronunciationAdminCommand],
  ['speech:install', async () => (await import('./speech.ts')).installSpeechAdminCommand],
  ['speech:status', async () => (await import('./speech.ts')).showSpeechAdminCommand],
  ['speech:remove', async () => (await import('./speech.ts')).removeSpeechAdminCommand],
  ['audit:list', async () => (await import('./security-log.ts')).listSecurityEventsAdminCommand],
  ['dead-letters:list', async () => (await import('./dead-letters.ts')).listDeadLettersAdminCommand],
  ['dead-letters:replay', async () => (await import('./dead-letters.ts')).replayDeadLettersAdminCommand],
  ['jobs:list', async () => (await import('./jobs.ts')).listJobsAdminCommand],
  ['jobs:retry', async () => (await import('./jobs.ts')).retryJobsAdminCommand],
  ['reviews:rebuild', async () => (await import('./reviews.ts')).rebuildReviewsAdminCommand],
  ['backup', async () => (await import('./backups.ts')).createBackupAdminCommand],
  ['backup:list', async () => (await import('./backups.ts')).listBackupsAdminCommand],
  ['backup:verify', async () => (await import('./backups.ts')).verifyBackupAdminCommand],
  ['backup:prune', async () => (await import('./backups.ts')).pruneBackupsAdminCommand],
  ['backup:erasures', async () => (await import('./backups.ts')).recordErasuresAdminCommand],
  ['restore', async () => (await import('./restore.ts')).restoreAdminCommand],
  ['integrity:check', async () => (await import('./integrity.ts')).checkIntegrityAdminCommand],
]);

/** Loads all commands, in order to list them. */
export const loadAdminCommands = async (): Promise<Map<string, AdminCommand>> =>
  new Map(await Promise.all([...adminCommands].map(async ([name, load]) => [name, await load()] as const)));
