import type { Entry, Mood } from '@memory/contracts';
import { utf8ToBytes } from '@noble/ciphers/utils.js';
import { createExternalStore } from '../../lib/external-store.ts';
import { readSealedValue, removeSealedValue, writeSealedValue } from '../../lib/sealed-storage/sealed-local-storage.ts';

/** A mood that an author has chosen and that the server has not confirmed yet. */
export interface WaitingMood {
  /** Null: the author wants the mood of the text again. */
  mood: Mood | null;
  /** The chosen mood, if any, and the version of the entry that the author saw. A choice that was made elsewhere since then is reported. */
  seenMood: Mood | null;
  seenVersion: number;
}

/** By the id of the entry. */
type WaitingMoods = Readonly<Record<string, WaitingMood>>;

const sealedLabel = utf8ToBytes('waiting-moods');
const waitingMoods = createExternalStore<WaitingMoods>({});
/** Whether the browser has not stored the moods (a private window, a full disk). They are then kept until the page is closed. */
let isInMemoryOnly = false;

/** Reads the waiting moods of the signed-in user again, because another tab may have changed them. */
export function loadWaitingMoods(): WaitingMoods {
  if (!isInMemoryOnly) waitingMoods.set(readSealedValue<WaitingMoods>(sealedLabel) ?? {});
  return waitingMoods.get();
}

/** Stores a choice, sealed, so that it outlives the page. It replaces an earlier choice for the entry, but not what the author saw then. */
export function putWaitingMood({ id, chosenMood, version }: Entry, mood: Mood | null): void {
  const moods = loadWaitingMoods();
  store({ ...moods, [id]: { seenMood: chosenMood ?? null, seenVersion: version, ...moods[id], mood } });
}

/** Forgets a choice, unless the author has chosen another mood since. */
export function deleteWaitingMood(id: string, sent: Mood | null): void {
  const { [id]: waiting, ...others } = loadWaitingMoods();
  if (waiting?.mood === sent) store(others);
}

function store(moods: WaitingMoods): void {
  const isEmpty = Object.keys(moods).length === 0;
  if (isEmpty) removeSealedValue(sealedLabel);
  else writeSealedValue(sealedLabel, moods);
  isInMemoryOnly = !isEmpty && readSealedValue(sealedLabel) === null;
  waitingMoods.set(moods);
}

/** The choice for an entry that waits to be sent; undefined when there is none. */
export const useWaitingMood = (id: string): WaitingMood | undefined => waitingMoods.use((moods) => moods[id]);
