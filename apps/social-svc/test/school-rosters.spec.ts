import type { User } from '@memory/contracts';
import { type SchoolFile, schoolFiles, zip } from '@memory/testing/one-roster-archives';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { codeOf, RosterClient } from './rosters.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let admin: User;
let teacher: User;
let rosters: RosterClient;
beforeAll(async () => void (app = await startSocialApp()));
afterAll(() => app.close());
beforeEach(async () => {
  // A roster is about the whole school.
  await app.database.schoolClass.deleteMany();
  await app.database.account.deleteMany({ where: { role: 'student' } });
  admin = await storeUserAs(app, 'admin');
  teacher = await storeUserAs(app, 'teacher');
  rosters = new RosterClient(app, admin.id);
});

const preview = async (school: SchoolFile) => rosters.previewArchive(await zip(schoolFiles(school)));
const importSchool = async (school: SchoolFile) => rosters.applyConfirmed(await preview(school));

/** The students of each class that is not archived, by its name. */
async function readSchool(): Promise<Record<string, string[]>> {
  const classes = await app.database.schoolClass.findMany({
    where: { archivedAt: null },
    include: { students: { where: { leftAt: null }, include: { account: true } } },
    orderBy: { name: 'asc' },
  });
  return Object.fromEntries(
    classes.map(({ name, students }) => [name, students.map(({ account }) => account.firstName!).toSorted()]),
  );
}
const archivedStudents = async () =>
  (await app.database.studentRecord.findMany({ where: { archivedAt: { not: null } } })).map((one) => one.givenName);

const school = {
  classes: [
    ['c1', '3b'],
    ['c2', '4b'],
  ],
  users: [
    ['mei', 'Mei', 'Li', '1'],
    ['tom', 'Tom', 'Wu', '2'],
    ['ann', 'Ann', 'Xu', '3'],
  ],
  enrollments: [
    ['c1', 'mei'],
    ['c1', 'tom'],
    ['c2', 'ann'],
  ],
} as const satisfies SchoolFile;

describe('a roster of the school', () => {
  it('creates classes and students, and changes nothing the second time', async () => {
    const shown = await preview(school);
    expect(shown).toMatchObject({
      counts: { new: 3, changed: 0, missing: 0, rejected: 0 },
      classes: { new: ['3b', '4b'], changed: [], archived: [] },
    });
    expect(await readSchool()).toEqual({});
    await rosters.applyConfirmed(shown);
    expect(await readSchool()).toEqual({ '3b': ['Mei', 'Tom'], '4b': ['Ann'] });
    expect(await preview(school)).toMatchObject({
      counts: { new: 0, changed: 0, unchanged: 3, missing: 0, rejected: 0 },
      classes: { new: [], changed: [], archived: [] },
    });
  });

  it('moves, renames and archives, and brings back', async () => {
    await importSchool(school);
    const next = {
      classes: [['c1', '3c']],
      users: [
        ['mei', 'May', 'Li', '2'],
        ['tom', 'Tom', 'Wu', '1'],
      ],
      enrollments: [['c1', 'mei']],
    } as const satisfies SchoolFile;
    const shown = await preview(next);
    expect(shown).toMatchObject({
      counts: { new: 0, changed: 2, missing: 1 },
      classes: { new: [], changed: ['3c'], archived: ['4b'] },
      confirmationsNeeded: { archives: 2 },
    });
    expect(shown.changedStudents[1]).toMatchObject({
      givenName: 'Tom',
      changes: [{ field: 'studentNumber' }, { field: 'classes', before: '3c', after: null }],
    });
    await rosters.applyConfirmed(shown);
    expect(await readSchool()).toEqual({ '3c': ['May'] });
    expect(await archivedStudents()).toEqual(['Ann']);
    expect((await preview(next)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 2, missing: 0 });
    await importSchool(school);
    expect(await readSchool()).toEqual({ '3b': ['Mei', 'Tom'], '4b': ['Ann'] });
    expect(await archivedStudents()).toEqual([]);
  });

  it('does not touch the classes and students that teachers have created', async () => {
    const { id } = await createClass(app, teacher, { name: 'Choir' });
    await addStudent(app, teacher, id, { givenName: 'Bo', familyName: 'Ma' });
    await importSchool(school);
    expect(await readSchool()).toMatchObject({ Choir: ['Bo'] });
    expect(await archivedStudents()).toEqual([]);
  });

  it('finds the students whom teachers have created by number, then by names', async () => {
    const { id } = await createClass(app, teacher, { name: 'Choir' });
    const mei = await addStudent(app, teacher, id, { givenName: 'May', familyName: 'Li', studentNumber: '1' });
    const tom = await addStudent(app, teacher, id, { givenName: 'Tom', familyName: 'Wu' });
    const shown = await preview(school);
    expect(shown.changedStudents).toMatchObject([
      { id: mei.id, matchedBy: 'studentNumber' },
      { id: tom.id, matchedBy: 'names' },
    ]);
    await rosters.applyConfirmed(shown);
    expect(await readSchool()).toMatchObject({ Choir: ['Mei', 'Tom'], '3b': ['Mei', 'Tom'] });
  });

  it('adds teachers who exist, and makes no one a teacher', async () => {
    const member = await storeUserAs(app, 'member');
    const files = schoolFiles({
      ...school,
      users: [...school.users, ['t', 'T', 'T', '', 'teacher'], ['m', 'M', 'M', '', 'teacher']],
      enrollments: [
        ['c1', 't', 'teacher'],
        ['c1', 'm', 'teacher'],
      ],
    });
    const named = String(JSON.stringify(files)).replaceAll('T.T', teacher.username).replaceAll('M.M', member.username);
    const shown = await rosters.previewArchive(await zip(JSON.parse(named)));
    expect(shown.rejectedRows).toMatchObject([{ file: 'users.csv', reason: 'teacher_unknown', name: member.username }]);
    await rosters.applyConfirmed(shown);
    const links = await app.database.classTeacher.findMany({ include: { schoolClass: true } });
    expect(links.map(({ accountId, schoolClass }) => [accountId, schoolClass.name])).toEqual([[teacher.id, '3b']]);
  });

  it('rejects enrollments of people and classes that are not there', async () => {
    const shown = await preview({
      ...school,
      enrollments: [
        ['c1', 'x'],
        ['c9', 'mei'],
      ],
    });
    expect(shown.rejectedRows).toMatchObject([
      { file: 'enrollments.csv', line: 2, reason: 'student_unknown', name: 'x' },
      { file: 'enrollments.csv', line: 3, reason: 'class_unknown', name: 'c9' },
    ]);
  });

  it('is applied only by the administrator who has sent it, and only while the role lasts', async () => {
    const { id } = await preview(school);
    const other = await storeUserAs(app, 'admin');
    expect(codeOf(await new RosterClient(app, other.id).apply(id))).toBe('roster_not_found');
    await app.database.account.update({ where: { id: admin.id }, data: { role: 'teacher' } });
    expect(codeOf(await rosters.apply(id))).toBe('admins_only');
    expect(await readSchool()).toEqual({});
  });
});

describe('a delta', () => {
  it('changes what it names, and nothing else', async () => {
    await importSchool(school);
    await importSchool({
      classes: [['c3', '5b']],
      users: [
        ['ann', 'Ann', 'Xu', '', 'student', 'tobedeleted'],
        ['bo', 'Bo', 'Ma'],
      ],
      enrollments: [
        ['c1', 'mei', 'student', 'tobedeleted'],
        ['c3', 'tom'],
        ['c3', 'bo'],
      ],
      mode: 'delta',
    });
    expect(await readSchool()).toEqual({ '3b': ['Tom'], '4b': [], '5b': ['Bo', 'Tom'] });
    expect(await archivedStudents()).toEqual(['Ann']);
  });

  it('may delete a class, whose students stay', async () => {
    await importSchool(school);
    await importSchool({ classes: [['c2', '4b', 'tobedeleted']], mode: 'delta' });
    expect(await readSchool()).toEqual({ '3b': ['Mei', 'Tom'] });
    expect(await archivedStudents()).toEqual([]);
  });
});
