import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const module = new URL('../src/journal/book/book-file-name.ts', import.meta.url);

// The time zone of a process is that of its start, so each device is a process.
it.each([
  ['Pacific/Kiritimati', '2026-11-22'],
  ['Pacific/Niue', '2026-11-20'],
])('a book has the day of a device in %s', (TZ, day) => {
  const program = `
    const { bookFileName } = await import('${module}');
    process.stdout.write(bookFileName('Mei', new Date('2026-11-21T10:30:00Z')));`;
  const name = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { env: { TZ } });
  expect(name.toString()).toBe(`Mei-Memory-Timeline-${day}.pdf`);
});
