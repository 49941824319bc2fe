import { describe, expect, it } from 'vitest';
import { parseNextCursor } from './keyset-page.ts';

describe('nextCursor', () => {
  it('returns the cursor of the next page', () => {
    expect(parseNextCursor('</api/journal-entries?limit=20&cursor=a%2Bb>; rel="next"')).toBe('a+b');
  });

  it('ignores other relations', () => {
    const header = '</api/x?cursor=back>; rel="prev", </api/x?cursor=on>; rel="next"';
    expect(parseNextCursor(header)).toBe('on');
    expect(parseNextCursor('</api/x?cursor=back>; rel="prev"')).toBeNull();
  });

  it('is null without a next page', () => {
    expect(parseNextCursor(null)).toBeNull();
    expect(parseNextCursor('')).toBeNull();
  });
});
