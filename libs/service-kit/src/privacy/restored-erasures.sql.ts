/** SQL for tools/backup: the ids of all accounts. By comparing them, a later backup finds the accounts that were deleted since. */
export const SELECT_ACCOUNT_IDS = 'SELECT id FROM public.account ORDER BY id';

/**
 * SQL for tools/backup: marks the accounts $1 (uuid[]) of a restored database for erasure, because they were deleted after the backup. The service
 * erases the marked accounts when it starts (RepeatRestoredErasures).
 */
export const MARK_RESTORED_ACCOUNTS_FOR_ERASURE = `
  INSERT INTO public.erasure (user_id) SELECT id FROM public.account WHERE id = ANY($1::uuid[])
  ON CONFLICT (user_id) DO UPDATE SET stage = 'told', started_at = now()`;

/** SQL for tools/backup: the ids of accounts that are currently being erased. */
export const SELECT_ERASED_IDS = 'SELECT user_id AS id FROM public.erasure ORDER BY user_id';
