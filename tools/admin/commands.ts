import {
  createBackupAdminCommand,
  listBackupsAdminCommand,
  pruneBackupsAdminCommand,
  recordErasuresAdminCommand,
  verifyBackupAdminCommand,
} from './backups.ts';
import type { AdminCommand } from './command.ts';
import { listDeadLettersAdminCommand, replayDeadLettersAdminCommand } from './dead-letters.ts';
import { exportUserAdminCommand } from './export-user.ts';
import { checkIntegrityAdminCommand } from './integrity.ts';
import { createInvitationAdminCommand, endInvitationAdminCommand, listInvitationsAdminCommand } from './invitations.ts';
import { listJobsAdminCommand, retryJobsAdminCommand } from './jobs.ts';
import { resetPasswordAdminCommand } from './passwords.ts';
import {
  installPronunciationAdminCommand,
  removePronunciationAdminCommand,
  showPronunciationAdminCommand,
} from './pronunciation.ts';
import { closeReportAdminCommand, listReportsAdminCommand } from './reports.ts';
import { restoreAdminCommand } from './restore.ts';
import { rebuildReviewsAdminCommand } from './reviews.ts';
import {
  allowSingleFactorAdminCommand,
  requireSecondFactorAdminCommand,
  resetSecondFactorAdminCommand,
} from './second-factor.ts';
import { listSecurityEventsAdminCommand } from './security-log.ts';
import { endSessionsAdminCommand } from './sessions.ts';
import { installSpeechAdminCommand, removeSpeechAdminCommand, showSpeechAdminCommand } from './speech.ts';
import { statusAdminCommand } from './status/status.ts';
import { setStorageAdminCommand, showStorageAdminCommand } from './storage.ts';
import { deleteUserAdminCommand, listAddressNamesAdminCommand, listErasuresAdminCommand } from './users.ts';

/**
 * Every command of `npm run admin`, in the order in which the help shows them. A new command is an object in the file of its area and a
 * line here.
 */
export const adminCommands: readonly AdminCommand[] = [
  statusAdminCommand,
  exportUserAdminCommand,
  deleteUserAdminCommand,
  listErasuresAdminCommand,
  listAddressNamesAdminCommand,
  resetPasswordAdminCommand,
  requireSecondFactorAdminCommand,
  allowSingleFactorAdminCommand,
  resetSecondFactorAdminCommand,
  endSessionsAdminCommand,
  listReportsAdminCommand,
  closeReportAdminCommand,
  createInvitationAdminCommand,
  listInvitationsAdminCommand,
  endInvitationAdminCommand,
  showStorageAdminCommand,
  setStorageAdminCommand,
  installPronunciationAdminCommand,
  showPronunciationAdminCommand,
  removePronunciationAdminCommand,
  installSpeechAdminCommand,
  showSpeechAdminCommand,
  removeSpeechAdminCommand,
  listSecurityEventsAdminCommand,
  listDeadLettersAdminCommand,
  replayDeadLettersAdminCommand,
  listJobsAdminCommand,
  retryJobsAdminCommand,
  rebuildReviewsAdminCommand,
  createBackupAdminCommand,
  listBackupsAdminCommand,
  verifyBackupAdminCommand,
  pruneBackupsAdminCommand,
  recordErasuresAdminCommand,
  restoreAdminCommand,
  checkIntegrityAdminCommand,
];
