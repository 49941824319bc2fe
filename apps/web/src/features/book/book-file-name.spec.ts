import { execFileSync } from 'node:child_process';
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

  // The time zone of a process is that of its start, so each device is a process.
  it.each([
    ['Pacific/Kiritimati', '2026-11-22'],
    ['Pacific/Niue', '2026-11-20'],
  ])('has the day of a device in %s', (TZ, expected) => {
    const program = `
      const { bookFileName } = await import('${new URL('book-file-name.ts', import.meta.url)}');
      process.stdout.write(bookFileName('Mei', new Date('2026-11-21T10:30:00Z')));`;
    const name = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env: { TZ } });
    expect(name.toString()).toBe(`Mei-Memory-Timeline-${expected}.pdf`);
  });
});
