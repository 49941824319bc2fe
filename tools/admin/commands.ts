import type { AdminCommand } from './command.ts';
import { listDeadLettersCommand, replayDeadLettersCommand } from './dead-letters.ts';
import { exportUserCommand } from './export-user.ts';
import { createInvitationCommand, endInvitationCommand, listInvitationsCommand } from './invitations.ts';
import { listJobsCommand, retryJobsCommand } from './jobs.ts';
import { resetPasswordCommand } from './passwords.ts';
import { closeReportCommand, listReportsCommand } from './reports.ts';
import { allowSingleFactorCommand, requireSecondFactorCommand, resetSecondFactorCommand } from './second-factor.ts';
import { listSecurityEventsCommand } from './security-log.ts';
import { endSessionsCommand } from './sessions.ts';
import { setStorageCommand, showStorageCommand } from './storage.ts';
import { deleteUserCommand, listErasuresCommand } from './users.ts';

/**
 * Every command of `npm run admin`, in the order in which the help shows them. A new command is an object in the file of its area and a
 * line here.
 */
export const adminCommands: readonly AdminCommand[] = [
  exportUserCommand,
  deleteUserCommand,
  listErasuresCommand,
  resetPasswordCommand,
  requireSecondFactorCommand,
  allowSingleFactorCommand,
  resetSecondFactorCommand,
  endSessionsCommand,
  listReportsCommand,
  closeReportCommand,
  createInvitationCommand,
  listInvitationsCommand,
  endInvitationCommand,
  showStorageCommand,
  setStorageCommand,
  listSecurityEventsCommand,
  listDeadLettersCommand,
  replayDeadLettersCommand,
  listJobsCommand,
  retryJobsCommand,
];
