import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database.ts';

/**
 * Stores a request for the mail that informs an account's user of a registration with their address. This mail shares the queue, the retries and
 * the limits of mails with reset codes, because anyone can cause both kinds of mail.
 */
export async function storeRegistrationNotice(tx: Transaction, accountId: string): Promise<void> {
  // The mail is in both languages, because the language of the new account says nothing about the owner of the address.
  await tx.passwordResetRequest.create({
    data: { id: uuidv7(), accountId, language: 'en', isRegistrationNotice: true },
  });
}
