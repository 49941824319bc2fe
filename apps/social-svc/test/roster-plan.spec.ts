import { planRoster } from '../src/rosters/planning/plan-roster.ts';
import type { KnownStudent, RosterRow } from '../src/rosters/planning/roster-row.ts';

const unknown = { sourceId: null, studentNumber: null, chineseName: null, familyEmails: [], classes: null };
const meiLi = { ...unknown, givenName: 'Mei', familyName: 'Li' };
const tomWu = { ...unknown, givenName: 'Tom', familyName: 'Wu' };
const row = (line: number, given: Partial<RosterRow> = {}): RosterRow => ({
  ...meiLi,
  file: null,
  line,
  reason: null,
  ...given,
});
const known = (id: string, given: Partial<KnownStudent> = {}): KnownStudent => ({
  ...meiLi,
  id,
  standing: 'present',
  ...given,
});

/** What a plan does, in short: lines, ids and reasons. */
function summary(rows: RosterRow[], students: KnownStudent[]) {
  const plan = planRoster(rows, students);
  return {
    created: plan.created.map(({ line }) => line),
    changed: plan.changed.map(({ row: { line }, student, matchedBy }) => `${line} ${student.id} ${matchedBy}`),
    unchanged: plan.unchanged.map(({ row: { line }, student }) => `${line} ${student.id}`),
    missing: plan.missing.map(({ id }) => id),
    rejected: plan.rejected.map(({ line, reason }) => `${line} ${reason}`),
  };
}
const nothing = { created: [], changed: [], unchanged: [], missing: [], rejected: [] };

describe('two children with one name', () => {
  it('are two new students when the class has none of this name', () => {
    expect(summary([row(2), row(3)], [])).toEqual({ ...nothing, created: [2, 3] });
  });

  it('are told apart by their numbers', () => {
    const students = [known('a', { studentNumber: '1' }), known('b', { studentNumber: '2' })];
    const rows = [row(2, { studentNumber: '2' }), row(3, { studentNumber: '1' })];
    expect(summary(rows, students)).toEqual({ ...nothing, unchanged: ['2 b', '3 a'] });
  });

  it('are ambiguous without numbers when one exists, who stays', () => {
    expect(summary([row(2), row(3)], [known('a')])).toEqual({
      ...nothing,
      rejected: ['2 name_ambiguous', '3 name_ambiguous'],
    });
  });

  it('are ambiguous without numbers when both exist and a row differs', () => {
    const rows = [row(2, { familyEmails: ['a@example.com'] }), row(3)];
    expect(summary(rows, [known('a'), known('b')])).toEqual({
      ...nothing,
      rejected: ['2 name_ambiguous', '3 name_ambiguous'],
    });
  });

  it('are unchanged when both exist as the rows say', () => {
    const students = [known('a', { familyEmails: ['a@example.com'] }), known('b', { familyEmails: ['b@example.com'] })];
    const rows = [row(2, { familyEmails: ['b@example.com'] }), row(3, { familyEmails: ['a@example.com'] })];
    expect(summary(rows, students)).toEqual({ ...nothing, unchanged: ['2 b', '3 a'] });
  });
});

describe('by what a row is found to be about a student', () => {
  it('takes the id before the number, and the number before the names', () => {
    const students = [
      known('by id', { sourceId: 'x', studentNumber: '9' }),
      known('by number', { ...tomWu, studentNumber: '1' }),
      known('by names'),
    ];
    const rows = [row(2, { ...tomWu, sourceId: 'x' }), row(3, { studentNumber: '1' }), row(4)];
    expect(summary(rows, students)).toEqual({
      ...nothing,
      changed: ['2 by id sourceId', '3 by number studentNumber'],
      unchanged: ['4 by names'],
    });
  });

  it('adds a number to the student with this name, but never replaces one', () => {
    const rows = [row(2, { studentNumber: '1' })];
    expect(summary(rows, [known('a')])).toEqual({ ...nothing, changed: ['2 a names'] });
    expect(summary(rows, [known('a', { studentNumber: '2' })])).toEqual({ ...nothing, created: [2], missing: ['a'] });
  });

  it('means who is in the class before who has left it', () => {
    const students = [known('left', { standing: 'former' }), known('here')];
    expect(summary([row(2)], students)).toEqual({ ...nothing, unchanged: ['2 here'] });
    expect(summary([row(2)], [students[0]!])).toEqual({ ...nothing, changed: ['2 left names'] });
  });

  it('takes a student of another class only by number and names together', () => {
    const elsewhere = known('elsewhere', { studentNumber: '1', standing: 'elsewhere' });
    const both = row(2, { studentNumber: '1' });
    expect(summary([both], [elsewhere])).toEqual({ ...nothing, changed: ['2 elsewhere studentNumber'] });
    expect(summary([{ ...both, ...tomWu, studentNumber: '1' }], [elsewhere])).toEqual({
      ...nothing,
      rejected: ['2 number_taken'],
    });
    expect(summary([row(2)], [elsewhere])).toEqual({ ...nothing, created: [2] });
  });
});

describe('a row that is rejected', () => {
  it('has the number of another row, and its student stays', () => {
    const rows = [row(2, { studentNumber: '1' }), row(3, { ...tomWu, studentNumber: '1' })];
    expect(summary(rows, [known('a', { studentNumber: '1' })])).toEqual({
      ...nothing,
      rejected: ['2 number_repeated', '3 number_repeated'],
    });
  });

  it('cannot be stored, and its student stays, by number or by name', () => {
    const rows = [
      row(2, { reason: 'email_invalid' }),
      row(3, { ...tomWu, studentNumber: '1', reason: 'email_invalid' }),
    ];
    const students = [known('by name'), known('by number', { givenName: 'Thomas', studentNumber: '1' })];
    expect(summary(rows, students)).toEqual({ ...nothing, rejected: ['2 email_invalid', '3 email_invalid'] });
  });

  it('wants a number that another student keeps; one that is given up is free', () => {
    const students = [
      known('a', { sourceId: 'a', studentNumber: '1' }),
      known('b', { sourceId: 'b', studentNumber: '2' }),
    ];
    const swapped = [row(2, { sourceId: 'a', studentNumber: '2' }), row(3, { sourceId: 'b', studentNumber: '1' })];
    expect(summary(swapped, students)).toEqual({ ...nothing, changed: ['2 a sourceId', '3 b sourceId'] });
    expect(summary([swapped[0]!, row(3, { sourceId: 'b' })], students)).toEqual({
      ...nothing,
      unchanged: ['3 b'],
      rejected: ['2 number_taken'],
    });
  });
});

it('never removes what is stored where the row says nothing', () => {
  const stored = known('a', { studentNumber: '1', chineseName: '李梅', familyEmails: ['a@example.com'] });
  expect(summary([row(2)], [stored])).toEqual({ ...nothing, unchanged: ['2 a'] });
});

it('names the students who are missing', () => {
  expect(summary([row(2)], [known('a'), known('b', tomWu), known('c', { ...tomWu, standing: 'former' })])).toEqual({
    ...nothing,
    unchanged: ['2 a'],
    missing: ['b'],
  });
});
