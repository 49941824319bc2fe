import { toIntegrityBatch } from '../src/integrity/integrity-check.ts';

it('mends the other rows when one cannot be mended', async () => {
  const mended: string[] = [];
  const mend = async (id: string): Promise<boolean> => {
    if (id === 'a') throw new Error('EACCES');
    mended.push(id);
    return true;
  };
  const rows = ['a', 'b'].map((id) => ({ id, kind: 'orphaned' as const }));
  expect(await toIntegrityBatch([...rows, { id: 'c', kind: null }], { limit: 3, mend })).toEqual({
    checked: 3,
    problems: [
      { id: 'a', kind: 'orphaned', isRepaired: false },
      { id: 'b', kind: 'orphaned', isRepaired: true },
    ],
    next: 'c',
  });
  expect(mended).toEqual(['b']);
});
