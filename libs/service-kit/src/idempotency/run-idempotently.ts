import type { SqlDatabase, SqlExecutor } from '@memory/event-bus';
import { ApiError } from '../errors/api-error.ts';
import type { IdempotentRequest } from './idempotent-request.ts';

// A repeat that comes while the first is still at it waits here for that one's end. A key older than a day is as good as new.
const INSERT_KEY = `
  INSERT INTO idempotency_key AS kept (user_id, key, fingerprint, answer, created_at) VALUES ($1::uuid, $2, $3, NULL, now())
  ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL, created_at = now()
  WHERE kept.created_at <= now() - interval '24 hours'`;

const STORE_RESPONSE = 'UPDATE idempotency_key SET answer = $3::jsonb WHERE user_id = $1::uuid AND key = $2';

const FIND_RESPONSE = `
  SELECT fingerprint, answer FROM idempotency_key
  WHERE user_id = $1::uuid AND key = $2 AND created_at > now() - interval '24 hours'`;

// A few at a time, and never one that somebody else is at: each new key removes more than it adds.
const DELETE_EXPIRED = `
  DELETE FROM idempotency_key WHERE (user_id, key) IN (
    SELECT user_id, key FROM idempotency_key WHERE created_at <= now() - interval '24 hours'
    ORDER BY created_at LIMIT 20 FOR UPDATE SKIP LOCKED)`;

interface StoredResponse {
  readonly fingerprint: Uint8Array;
  readonly answer: unknown;
}

/** What was answered to this request before, undefined when it is new. @throws ApiError `idempotency_key_reused` */
export async function findStoredResponse(
  database: SqlExecutor,
  request: IdempotentRequest,
): Promise<{ answer: unknown } | undefined> {
  const [kept] = await database.$queryRawUnsafe<StoredResponse[]>(FIND_RESPONSE, request.userId, request.key);
  if (!kept) return undefined;
  if (!request.fingerprint.equals(kept.fingerprint)) throw new ApiError('idempotency_key_reused');
  return { answer: kept.answer };
}

/**
 * Runs `effect` in a transaction that also keeps its answer under the request's key. Effect, key and answer are committed together or
 * not at all, so that a crash neither does a thing twice nor leaves a key that nothing was done under.
 * @param effect gives the answer as it goes over the wire, which must be JSON
 * @returns the first answer, whichever repeat this is
 * @throws ApiError `idempotency_key_reused`
 */
export function runIdempotently<Tx extends SqlExecutor, Answer>(
  database: SqlDatabase<Tx>,
  request: IdempotentRequest | null,
  effect: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  return database.$transaction(async (tx) => {
    if (!request) return effect(tx);
    const isNew = (await tx.$executeRawUnsafe(INSERT_KEY, request.userId, request.key, request.fingerprint)) === 1;
    if (!isNew) return (await findStoredResponse(tx, request))?.answer as Answer;
    const answer = await effect(tx);
    await tx.$executeRawUnsafe(STORE_RESPONSE, request.userId, request.key, JSON.stringify(answer));
    await tx.$executeRawUnsafe(DELETE_EXPIRED);
    return answer;
  });
}
