/** SQL for tools/backup: the ids of all accounts. A later backup shows by them who was deleted since. */
export const SELECT_ACCOUNT_IDS = 'SELECT id FROM public.account ORDER BY id';

/**
 * SQL for tools/backup: marks the accounts $1 (uuid[]) of a restored database for erasure, because they were deleted after the backup. The service
 * erases them when it starts (RepeatRestoredErasures).
 */
export const MARK_RESTORED_ACCOUNTS_FOR_ERASURE = `
  INSERT INTO public.erasure (user_id) SELECT id FROM public.account WHERE id = ANY($1::uuid[])
  ON CONFLICT (user_id) DO UPDATE SET stage = 'told', started_at = now()`;

/** SQL for tools/backup: the ids of accounts that are being erased at present. */
export const SELECT_ERASED_IDS = 'SELECT user_id AS id FROM public.erasure ORDER BY user_id';
