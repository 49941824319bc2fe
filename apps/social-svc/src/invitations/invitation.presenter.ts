import type { Invitation as InvitationResponse } from '@memory/contracts';
import type { Invitation } from '../generated/prisma/client.ts';

/** Presents an invitation to administrators, without the hash of its code. */
export function presentInvitation(invitation: Invitation): InvitationResponse {
  const { id, label, maxUses, usedCount, expiresAt, createdAt } = invitation;
  return { id, label, maxUses, usedCount, expiresAt: expiresAt.toISOString(), createdAt: createdAt.toISOString() };
}
