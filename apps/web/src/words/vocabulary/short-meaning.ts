/** The longest short meaning in UTF-16 units: two lines on a phone. */
const MAX_LENGTH = 36;

/** Matches remarks in parentheses, such as `(bound form) `, which are left out. A remark that is the whole sense stays. */
const REMARK = /\([^()]*\)/g;

/**
 * Shortens a dictionary meaning for a child: the first sense, without remarks in parentheses, cut between two words.
 * The whole meaning is shown when the word is opened.
 */
export function shortMeaning(meaning: string): string {
  const senses = meaning.split(/[;；]/).map((sense) => sense.trim());
  const first = senses.find(Boolean) ?? meaning.trim();
  const plain = first.replaceAll(REMARK, ' ').replaceAll(/\s+/g, ' ').trim() || first.replaceAll(/^\(|\)$/g, '');
  if (plain.length <= MAX_LENGTH) return plain;
  const cut = plain.slice(0, MAX_LENGTH);
  // A long sense is cut at its last comma, or else at its last space. Without either, it is cut in the middle of a word.
  const end = Math.max(cut.lastIndexOf(','), cut.lastIndexOf('，')) || 0;
  const kept = end > MAX_LENGTH / 3 ? cut.slice(0, end) : cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)) || cut;
  return `${kept.toWellFormed().trim()}…`;
}
