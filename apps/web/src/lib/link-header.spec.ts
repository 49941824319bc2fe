import { describe, expect, it } from '@jest/globals';
import { nextCursor } from './link-header.ts';

describe('nextCursor', () => {
  it('returns the cursor of the next page', () => {
    expect(nextCursor('</api/journal-entries?limit=20&cursor=a%2Bb>; rel="next"')).toBe('a+b');
  });

  it('ignores other relations', () => {
    const header = '</api/x?cursor=back>; rel="prev", </api/x?cursor=on>; rel="next"';
    expect(nextCursor(header)).toBe('on');
    expect(nextCursor('</api/x?cursor=back>; rel="prev"')).toBeNull();
  });

  it('is null without a next page', () => {
    expect(nextCursor(null)).toBeNull();
    expect(nextCursor('')).toBeNull();
  });
});
