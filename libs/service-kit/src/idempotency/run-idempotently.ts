import type { SqlDatabase, SqlExecutor } from '@memory/event-bus';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';
import { ApiError } from '../errors/api-error.ts';
import { Schedule } from '../schedule.ts';

/** A request with an idempotency key, which its sender may repeat safely. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** SHA-256 of method, path and body: distinguishes a repeat from a different request with the same key. */
  readonly fingerprint: Buffer;
}

// When a request is repeated while the first request is still running, the repeated request waits at this INSERT until the first transaction ends. A
// key that is older than a day counts as new.
const INSERT_KEY = `
  INSERT INTO idempotency_key AS stored (user_id, key, fingerprint, answer, created_at) VALUES ($1::uuid, $2, $3, NULL, now())
  ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, answer = NULL, created_at = now()
  WHERE stored.created_at <= now() - interval '24 hours'`;

const STORE_RESPONSE = 'UPDATE idempotency_key SET answer = $3::jsonb WHERE user_id = $1::uuid AND key = $2';

const FIND_RESPONSE = `
  SELECT fingerprint, answer AS response FROM idempotency_key
  WHERE user_id = $1::uuid AND key = $2 AND created_at > now() - interval '24 hours'`;

const deleteExpired = (limit: number): string => `
  DELETE FROM idempotency_key WHERE (user_id, key) IN (
    SELECT user_id, key FROM idempotency_key WHERE created_at <= now() - interval '24 hours'
    ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
  RETURNING user_id`;

// Each request with a new key deletes a small batch of expired keys. The batch is larger than one, so expired keys do not accumulate.
// Locked rows are skipped, so that the request does not wait for another transaction.
const DELETE_FEW_EXPIRED = deleteExpired(20);

const INTERVAL_MS = 60 * 60_000;
const BATCH_SIZE = 1_000;
const DELETE_BATCH_OF_EXPIRED = deleteExpired(BATCH_SIZE);

interface StoredResponse {
  readonly fingerprint: Uint8Array;
  readonly response: unknown;
}

/**
 * Returns the stored response to an earlier request with this key; undefined when there is no earlier request.
 * @throws ApiError `idempotency_key_reused` when the earlier request had another fingerprint
 */
export async function findStoredResponse(
  database: Pick<SqlExecutor, '$queryRawUnsafe'>,
  request: IdempotentRequest,
): Promise<{ response: unknown } | undefined> {
  const [stored] = await database.$queryRawUnsafe<StoredResponse[]>(FIND_RESPONSE, request.userId, request.key);
  if (!stored) return undefined;
  if (!request.fingerprint.equals(stored.fingerprint)) throw new ApiError('idempotency_key_reused');
  return { response: stored.response };
}

/**
 * Runs `effect` in a transaction that also stores its response under the request's key. The effect and the key are committed together or not at all,
 * so that a crash neither repeats an effect nor leaves a key without its effect.
 * @param effect returns the response body as it is sent, which must be JSON
 * @returns the response of the first request with this key
 * @throws ApiError `idempotency_key_reused`
 */
export function runIdempotently<Tx extends SqlExecutor, ResponseBody>(
  database: SqlDatabase<Tx>,
  request: IdempotentRequest | null,
  effect: (tx: Tx) => Promise<ResponseBody>,
): Promise<ResponseBody> {
  return database.$transaction(async (tx) => {
    if (!request) return effect(tx);
    const isNew = (await tx.$executeRawUnsafe(INSERT_KEY, request.userId, request.key, request.fingerprint)) === 1;
    if (!isNew) return (await findStoredResponse(tx, request))?.response as ResponseBody;
    const response = await effect(tx);
    await tx.$executeRawUnsafe(STORE_RESPONSE, request.userId, request.key, JSON.stringify(response));
    await tx.$executeRawUnsafe(DELETE_FEW_EXPIRED);
    return response;
  });
}

/** Deletes expired idempotency keys. Each request with a new key also deletes some, but without further requests the last keys would stay. */
@Injectable()
export class ExpiredIdempotencyKeys extends Schedule {
  constructor(@Inject(SERVICE_DATABASE) private readonly database: ServiceDatabase) {
    super([{ task: 'delete expired idempotency keys', everyMs: INTERVAL_MS, run: (signal) => this.delete(signal) }]);
  }

  /** Deletes all expired keys, in batches, so that no statement holds its locks for long. */
  async delete(signal: AbortSignal): Promise<void> {
    let deleted = BATCH_SIZE;
    while (deleted === BATCH_SIZE && !signal.aborted)
      deleted = (await this.database.$queryRawUnsafe<unknown[]>(DELETE_BATCH_OF_EXPIRED)).length;
  }
}
