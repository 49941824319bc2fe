import fc from 'fast-check';
import { ArchiveEntries, type ArchiveEntry, ArchiveRejected, type WantedFile } from '../src/archive-entries.ts';

const wanted: WantedFile[] = [
  { role: 'model', path: 'pack/model.onnx', bytes: 10 },
  { role: 'tokens', path: 'pack/tokens.txt' },
];

/** Paths that escape the folder, paths that nearly are the wanted ones, and any others. */
const anyName = fc.oneof(
  fc.constantFrom('pack/model.onnx', './pack/model.onnx', 'pack/tokens.txt', 'pack/', 'pack/README.md'),
  fc
    .array(fc.constantFrom('..', '.', '', 'pack', 'model.onnx', 'tokens.txt', 'C:', 'a\0b'), {
      minLength: 1,
      maxLength: 5,
    })
    .chain((parts) => fc.constantFrom('/', '\\').map((separator) => parts.join(separator))),
  fc.string(),
);
const anyEntry: fc.Arbitrary<ArchiveEntry> = fc.record({
  name: anyName,
  type: fc.constantFrom(
    'File',
    'OldFile',
    'Directory',
    'SymbolicLink',
    'Link',
    'FIFO',
    'CharacterDevice',
    'ContiguousFile',
  ),
  size: fc.oneof(fc.constant(10), fc.nat()),
});

/** Passes entries on until one is rejected. */
function takeAll(entries: readonly ArchiveEntry[]): {
  written: { entry: ArchiveEntry; file: WantedFile }[];
  isWhole: boolean;
} {
  const filter = new ArchiveEntries(wanted);
  const written: { entry: ArchiveEntry; file: WantedFile }[] = [];
  try {
    for (const entry of entries) {
      const file = filter.take(entry);
      if (file) written.push({ entry, file });
    }
    filter.end();
    return { written, isWhole: true };
  } catch (error) {
    if (!(error instanceof ArchiveRejected)) throw error;
    return { written, isWhole: false };
  }
}

it('writes, of whatever an archive has, the wanted regular files alone, each once and with its size', () => {
  fc.assert(
    fc.property(fc.array(anyEntry, { maxLength: 12 }), (entries) => {
      const { written, isWhole } = takeAll(entries);
      for (const { entry, file } of written) {
        expect(entry.type).toMatch(/^(Old)?File$/);
        expect(entry.name.replace(/^(\.\/)+/, '')).toBe(file.path);
        expect(file.bytes ?? entry.size).toBe(entry.size);
      }
      expect(new Set(written.map(({ file }) => file.role)).size).toBe(written.length);
      // An archive is accepted only when all files were written, and no path in it escapes its folder.
      const escapesFolder = entries.some(({ name }) => /^[/\\]|(^|[/\\])\.\.([/\\]|$)/.test(name));
      expect(isWhole && (escapesFolder || written.length < wanted.length)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

it('accepts the wanted files among others that lead nowhere', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom<ArchiveEntry>(
          { name: 'pack/README.md', type: 'File', size: 5 },
          { name: 'pack/test_wavs/', type: 'Directory', size: 0 },
          { name: 'pack/latest.onnx', type: 'SymbolicLink', size: 0 },
        ),
      ),
      fc.nat({ max: 4 }),
      (others, position) => {
        const entries = others.toSpliced(
          position,
          0,
          { name: 'pack/tokens.txt', type: 'File', size: 77 },
          { name: './pack/model.onnx', type: 'File', size: 10 },
        );
        expect(takeAll(entries)).toMatchObject({ isWhole: true, written: { length: 2 } });
      },
    ),
  );
});

it('refuses an archive without end', () => {
  const filter = new ArchiveEntries(wanted);
  const takeMany = (): void => {
    for (;;) filter.take({ name: 'pack/README.md', type: 'File', size: 0 });
  };
  expect(takeMany).toThrow('it has more than 1000 entries');
});
