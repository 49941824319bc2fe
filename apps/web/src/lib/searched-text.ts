import { normalizeLine, truncateCharacters } from '@memory/contracts/text';

/** Returns what the server is asked for when this text is typed into a search: its first `limit` characters, in normal form. */
export const searchedText = (typed: string, limit: number): string =>
  truncateCharacters(normalizeLine(typed), limit).trim();
