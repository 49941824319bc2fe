import { describe, expect, it } from 'vitest';
import { bookFileName } from './book-file-name.ts';

describe('bookFileName', () => {
  const day = new Date(2026, 10, 21);
  it.each([
    ['Mei', 'Mei-Memory-Timeline-2026-11-21.pdf'],
    ['小明', '小明-Memory-Timeline-2026-11-21.pdf'],
    [null, 'My-Memory-Timeline-2026-11-21.pdf'],
    ['  ', 'My-Memory-Timeline-2026-11-21.pdf'],
    ['../a/b\\c:d', 'abcd-Memory-Timeline-2026-11-21.pdf'],
    ['a' + '🐼'.repeat(60), `a${'🐼'.repeat(49)}-Memory-Timeline-2026-11-21.pdf`],
    ['a\u202Egpj', 'agpj-Memory-Timeline-2026-11-21.pdf'],
  ])('of %j is %s', (firstName, name) => expect(bookFileName(firstName, day)).toBe(name));
});
