import { describe, expect, it } from 'vitest';
import { indexesToRender, noCardsKeptRendered } from './virtual-entry-list.tsx';

const items = Array.from('abcdefgh', (id) => ({ id }));

describe('indexesToRender', () => {
  it('are the visible ones', () => {
    expect(indexesToRender([3, 4], items, noCardsKeptRendered)).toEqual([3, 4]);
  });
  it('include the pinned ones, in list order', () => {
    expect(indexesToRender([3, 4], items, { focused: 'a', playing: 'h' })).toEqual([0, 3, 4, 7]);
  });
  it('contain each index once, and no deleted entry', () => {
    expect(indexesToRender([3, 4], items, { focused: 'd', playing: 'z' })).toEqual([3, 4]);
  });
});
