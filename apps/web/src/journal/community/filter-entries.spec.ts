import type { Entry } from '@memory/contracts';
import { describe, expect, it } from 'vitest';
import { filterEntries } from './searchable-timeline.tsx';

const entry = (title: string, content = '', extractedText = '') => ({ title, content, extractedText }) as Entry;
const entries = [
  entry('Sunday', 'We ate 面条'),
  entry('学校', '', 'The teacher said hello'),
  entry('ＷＩＤＥ letters'),
];

const foundTitles = (searchText: string) => filterEntries(entries, searchText).map(({ title }) => title);

describe('filterEntries', () => {
  it('searches title, content and extracted text', () => {
    expect([foundTitles('sunday'), foundTitles('面条'), foundTitles('teacher')]).toEqual([
      ['Sunday'],
      ['Sunday'],
      ['学校'],
    ]);
  });
  it('ignores case, width and surrounding whitespace', () => {
    expect(foundTitles('  wide ')).toEqual(['ＷＩＤＥ letters']);
  });
  it('does not interpret the search text as a pattern', () => {
    expect(foundTitles('.*')).toEqual([]);
  });
  it('returns all entries for empty text', () => {
    expect(foundTitles('   ')).toHaveLength(3);
  });
});
