import { describe, expect, it } from '@jest/globals';
import { indexesToRender, noPinnedCards } from './pinned-cards.ts';

const items = Array.from('abcdefgh', (id) => ({ id }));

describe('what of a long list is drawn', () => {
  it('is what is in sight', () => {
    expect(indexesToRender([3, 4], items, noPinnedCards)).toEqual([3, 4]);
  });
  it('and what has the focus or plays, in its place', () => {
    expect(indexesToRender([3, 4], items, { focused: 'a', playing: 'h' })).toEqual([0, 3, 4, 7]);
  });
  it('each once, and nothing that is gone', () => {
    expect(indexesToRender([3, 4], items, { focused: 'd', playing: 'z' })).toEqual([3, 4]);
  });
});
