import { loadSealedLocalStorage, sealedLocalStorage } from '../../lib/sealed-storage/lazy-sealed-local-storage.ts';
import type { QuestionLevel, WordToInvite } from './questions.ts';

/** What the question of a day was chosen from. It stays on this device, so that the question stays the same all day, also without a connection. */
export interface StoredQuestion {
  day: string;
  level: QuestionLevel;
  word: WordToInvite | null;
  /** Whether the user has put the question away for this day. */
  isPutAway: boolean;
}

const sealedLabel = new TextEncoder().encode('daily-question');

/** Reads what is stored for this day. Before the code that opens sealed values is loaded, nothing is known. */
export function readStoredQuestion(day: string): StoredQuestion | null {
  const stored = sealedLocalStorage()?.readSealedValue<StoredQuestion>(sealedLabel);
  return stored?.day === day ? stored : null;
}

/** Stores the question of a day, sealed, for the signed-in user. */
export async function storeQuestion(question: StoredQuestion): Promise<void> {
  // Without a connection the code may be missing. The question is then chosen again on the next page.
  const storage = await loadSealedLocalStorage().catch(() => null);
  storage?.writeSealedValue(sealedLabel, question);
}
