import type { ApiClient } from '@memory/api-client';
import type { Person, WriteOutcome } from './person.ts';
import type { PossibleValues } from './possible-values.ts';
import type { Random } from './random.ts';

/** What a person does at one moment. */
export interface ActionContext {
  readonly person: Person;
  /** The people whom this person may add and remove as friends. */
  readonly possibleFriends: readonly Person[];
  /** The people whom this person may block. They are nobody's possible friends, because a block ends a friendship. */
  readonly possibleBlocks: readonly Person[];
  /** Everyone else who uses the product. */
  readonly others: readonly Person[];
  /** Sends requests without a session. */
  readonly stranger: ApiClient;
  readonly random: Random;
  readonly samples: SampleFiles;
}
export type Action = (context: ActionContext) => Promise<void>;

/** Files to upload. The product rewrites each upload, so that the same bytes may be sent again. */
export interface SampleFiles {
  readonly recordings: readonly Uint8Array<ArrayBuffer>[];
  readonly images: readonly Uint8Array<ArrayBuffer>[];
}

/** How often a person does not repeat a write that was answered 503: the write must then have no effect. */
const NOT_REPEATED = 0.15;
export const repetition = (random: Random): { isRepeated: boolean } => ({ isRepeated: !random.chance(NOT_REPEATED) });

/**
 * Records what the outcome of a write says about the value that it wrote.
 * @param acknowledges whether a status says that the value is stored
 * @returns the data of the response when the write was acknowledged
 */
export function settleWrite<Value, Data>(
  person: Person,
  name: string,
  values: PossibleValues<Value>,
  value: Value | null,
  outcome: WriteOutcome<Data>,
  acknowledges: (status: number, isRepeat: boolean) => boolean,
): { readonly data: Data | undefined } | undefined {
  if (outcome.kind === 'unknown') return undefined;
  if (outcome.kind === 'rejected') return void values.reject(value);
  const { status, data, isRepeat, error } = outcome;
  if (acknowledges(status, isRepeat)) {
    values.acknowledge(value);
    return { data };
  }
  person.records.surprises.push(`${name}: ${status} ${JSON.stringify(error)}${isRepeat ? ' (repeated)' : ''}`);
  // An error response without an effect, whatever its reason.
  if (!isRepeat) values.reject(value);
  return undefined;
}
