import type { AdminCommand } from './command.ts';
import { listDeadLettersCommand, replayDeadLettersCommand } from './dead-letters.ts';
import { exportUserCommand } from './export-user.ts';
import { listJobsCommand, retryJobsCommand } from './jobs.ts';
import { setStorageCommand, showStorageCommand } from './storage.ts';
import { deleteUserCommand, listErasuresCommand } from './users.ts';

/** Every command, in the order in which the help shows them. A new one is an object in its area's file and a line here. */
export const adminCommands: readonly AdminCommand[] = [
  exportUserCommand,
  deleteUserCommand,
  listErasuresCommand,
  showStorageCommand,
  setStorageCommand,
  listDeadLettersCommand,
  replayDeadLettersCommand,
  listJobsCommand,
  retryJobsCommand,
];
