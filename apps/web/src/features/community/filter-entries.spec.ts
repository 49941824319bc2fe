import { describe, expect, it } from '@jest/globals';
import type { Entry } from '@memory/contracts';
import { filterEntries } from './filter-entries.ts';

const entry = (title: string, content = '', extractedText = '') => ({ title, content, extractedText }) as Entry;
const entries = [
  entry('Sunday', 'We ate 面条'),
  entry('学校', '', 'The teacher said hello'),
  entry('ＷＩＤＥ letters'),
];

const found = (typed: string) => filterEntries(entries, typed).map(({ title }) => title);

describe('the search of a timeline', () => {
  it('looks at title, content and extracted text', () => {
    expect([found('sunday'), found('面条'), found('teacher')]).toEqual([['Sunday'], ['Sunday'], ['学校']]);
  });
  it('does not care for case, width or blanks around it', () => {
    expect(found('  wide ')).toEqual(['ＷＩＤＥ letters']);
  });
  it('takes what is typed to the letter', () => {
    expect(found('.*')).toEqual([]);
  });
  it('shows all for nothing', () => {
    expect(found('   ')).toHaveLength(3);
  });
});
