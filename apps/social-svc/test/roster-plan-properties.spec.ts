import fc from 'fast-check';
import { mergeStudent } from '../src/rosters/planning/compare-student.ts';
import { planRoster, type RosterPlan } from '../src/rosters/planning/plan-roster.ts';
import type { KnownStudent, RosterRow, RosterStudent, Standing } from '../src/rosters/planning/roster-row.ts';

const student = (given: Partial<RosterStudent>): RosterStudent => ({
  sourceId: null,
  studentNumber: null,
  givenName: '',
  familyName: 'Li',
  chineseName: null,
  familyEmails: [],
  classes: null,
  ...given,
});
const rowOf = (line: number, given: Partial<RosterRow>): RosterRow => ({
  ...student(given),
  file: null,
  line,
  reason: null,
  ...given,
});
const knownOf = (id: string, given: Partial<KnownStudent>): KnownStudent => ({
  ...student(given),
  id,
  standing: 'present',
  ...given,
});

/** What exists after a plan was applied. */
function applyPlan(known: readonly KnownStudent[], plan: RosterPlan): KnownStudent[] {
  const changes = new Map(plan.changed.map(({ student: { id }, row }) => [id, row]));
  const missing = new Set(plan.missing.map(({ id }) => id));
  const kept = known.map((stored): KnownStudent => {
    const row = changes.get(stored.id);
    if (row) return { ...mergeStudent(stored, row), standing: 'present' };
    return missing.has(stored.id) ? { ...stored, standing: 'former' } : stored;
  });
  return [...kept, ...plan.created.map((row, index) => knownOf(`new-${index}-${row.line}`, { ...row }))];
}

const changesNothing = { created: [], changed: [], missing: [] };
const linesOf = (plan: RosterPlan) => ({
  created: plan.created.map(({ line }) => line),
  changed: plan.changed.map(({ row }) => row.line),
  unchanged: plan.unchanged.map(({ row }) => row.line),
  rejected: plan.rejected.map(({ line }) => line),
});

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });
/** Few names and numbers, so that rows and students often have the same ones. */
const written = fc.record({
  givenName: fc.constantFrom('Mei', 'Tom', ''),
  familyName: fc.constantFrom('Li', 'Wu'),
  chineseName: maybe(fc.constantFrom('李梅', '王明')),
  studentNumber: maybe(fc.constantFrom('1', '2', '3', '4')),
  sourceId: maybe(fc.constantFrom('a', 'b', 'c')),
  familyEmails: fc.constantFrom<string[]>([], ['a@example.com'], ['b@example.com']),
  classes: fc.constantFrom<string[] | null>(null, [], ['x'], ['x', 'y']),
});
const rows = fc
  .array(fc.tuple(written, fc.constantFrom(null, null, null, 'email_invalid' as const)), { maxLength: 8 })
  .map((list) => list.map(([fields, reason], index) => rowOf(index + 2, { ...fields, reason })));
const knownStudents = fc
  .array(fc.tuple(written, fc.constantFrom<Standing>('present', 'former', 'elsewhere')), { maxLength: 8 })
  .map((list) => {
    const taken = new Set<string>();
    const unique = (kind: string, value: string | null): string | null => {
      if (value === null || taken.has(`${kind}${value}`)) return null;
      taken.add(`${kind}${value}`);
      return value;
    };
    return list.map(([fields, standing], index) =>
      knownOf(`student-${index}`, {
        ...fields,
        standing,
        studentNumber: unique('number', fields.studentNumber),
        sourceId: unique('id', fields.sourceId),
      }),
    );
  });
const missingStudents = fc.constantFrom(
  () => true,
  () => false,
  ({ sourceId }: KnownStudent) => sourceId !== null,
);
const RUNS = { numRuns: 3_000 };

describe('for any rows and students', () => {
  it('changes nothing when the same rows are planned again after they were applied', () => {
    fc.assert(
      fc.property(rows, knownStudents, missingStudents, (file, known, missing) => {
        const after = applyPlan(known, planRoster(file, known, missing));
        expect(planRoster(file, after, missing)).toMatchObject(changesNothing);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of rows and students', () => {
    const shuffled = <Item>(list: fc.Arbitrary<Item[]>) =>
      list.chain((items) =>
        fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length, maxLength: items.length })),
      );
    const outcome = (file: RosterRow[], known: KnownStudent[]) => {
      const { changed, missing, ...plan } = planRoster(file, known);
      // Of several students with the same data, it does not matter which one a row with this data is paired with.
      return {
        ...linesOf({ ...plan, changed, missing }),
        changes: changed.map(({ changes }) => changes),
        missing: missing.map(({ id }) => id),
      };
    };
    fc.assert(
      fc.property(shuffled(rows), shuffled(knownStudents), ([file, otherFile], [known, otherKnown]) => {
        expect(outcome(otherFile, otherKnown)).toEqual(outcome(file, known));
      }),
      RUNS,
    );
  });

  it('has each row in exactly one group, and each student in at most one', () => {
    fc.assert(
      fc.property(rows, knownStudents, missingStudents, (file, known, missing) => {
        const plan = planRoster(file, known, missing);
        const lines = Object.values(linesOf(plan)).flat();
        expect(lines.toSorted((a, b) => a - b)).toEqual(file.map(({ line }) => line));
        const ids = [...plan.changed, ...plan.unchanged].map((match) => match.student.id);
        const all = [...ids, ...plan.missing.map(({ id }) => id)];
        expect(new Set(all).size).toBe(all.length);
      }),
      RUNS,
    );
  });

  it('never gives two students one number or one id', () => {
    fc.assert(
      fc.property(rows, knownStudents, (file, known) => {
        const after = applyPlan(known, planRoster(file, known));
        for (const field of ['studentNumber', 'sourceId'] as const) {
          const values = after.map((stored) => stored[field]).filter((value) => value !== null);
          expect(new Set(values).size).toBe(values.length);
        }
      }),
      RUNS,
    );
  });
});
