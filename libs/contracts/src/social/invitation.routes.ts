import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { singleLine } from '../text/text.schema.ts';

/** The maximum number of accounts that can be created with one invitation: the number of pupils of a large school. */
export const INVITATION_USES_MAX = 2_000;
/** The maximum lifetime of an invitation in days: one school year. */
export const INVITATION_DAYS_MAX = 366;

const newInvitationSchema = z.object({
  /** The administrator's name for the invitation, such as `Class 3b`. */
  label: singleLine(100, { min: 1 }),
  /** How many accounts can be created with the code. */
  uses: z.int().min(1).max(INVITATION_USES_MAX),
  /** After how many days the code expires. */
  days: z.int().min(1).max(INVITATION_DAYS_MAX),
});
export type InvitationInput = z.output<typeof newInvitationSchema>;

/** An invitation without its code. The service stores only a hash of the code. */
const invitationSchema = z.object({
  id: idSchema,
  label: z.string(),
  maxUses: z.int(),
  usedCount: z.int(),
  expiresAt: timeSchema,
  createdAt: timeSchema,
});
export type Invitation = z.output<typeof invitationSchema>;

const createdInvitationSchema = invitationSchema.extend({ code: z.string() });
export type CreatedInvitation = z.output<typeof createdInvitationSchema>;

/** Routes through which administrators create and end invitations (`npm run admin`). */
export const invitationRoutes = {
  createInvitation: defineRoute({
    method: 'post',
    path: '/internal/invitations',
    access: 'internal',
    callers: ['admin'],
    summary: 'Create an invitation; the response is the only one that contains its code',
    body: newInvitationSchema,
    response: { status: 201, body: createdInvitationSchema },
    errors: ['invalid_request'],
  }),
  listInvitations: defineRoute({
    method: 'get',
    path: '/internal/invitations',
    access: 'internal',
    callers: ['admin'],
    summary: 'All invitations, newest first, those that have expired or are used up included',
    response: { status: 200, body: z.array(invitationSchema) },
    errors: [],
  }),
  endInvitation: defineRoute({
    method: 'delete',
    path: '/internal/invitations/{invitationId}',
    access: 'internal',
    callers: ['admin'],
    summary: 'End an invitation, so that no more accounts can be created with it',
    params: z.object({ invitationId: idSchema }),
    response: { status: 204, body: null },
    errors: ['invitation_not_found'],
  }),
};
