import { z } from 'zod';
import { timeSchema } from '../common.schema.ts';
import { CODE_MAX_LENGTH } from '../text/text-limits.ts';
import { codeText } from '../text/text.schema.ts';

const FRIEND_CODE_REQUIRED = 'Please enter the friend code';

/** The viewer's own friend code; null when the viewer has none. */
export const ownFriendCodeSchema = z.object({
  code: z.string().nullable(),
  expiresAt: timeSchema.nullable(),
});
export type OwnFriendCode = z.output<typeof ownFriendCodeSchema>;

/** The friend code of another user, as it was typed or scanned. */
export const enteredFriendCodeSchema = z.object({
  code: codeText(CODE_MAX_LENGTH, { required: FRIEND_CODE_REQUIRED }),
});
