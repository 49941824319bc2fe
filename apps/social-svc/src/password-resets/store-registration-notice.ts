import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database.ts';

/**
 * Stores that a mail is due which tells the user of an account that someone registered with their address. It waits, is repeated and is limited
 * as the mails with reset codes, because anyone can cause both.
 */
export async function storeRegistrationNotice(tx: Transaction, accountId: string): Promise<void> {
  // The language of whoever registers says nothing about the owner of the address: this mail has both.
  await tx.passwordResetRequest.create({
    data: { id: uuidv7(), accountId, language: 'en', isRegistrationNotice: true },
  });
}
