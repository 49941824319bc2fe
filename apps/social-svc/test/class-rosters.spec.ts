import type { ClassDetails, User } from '@memory/contracts';
import { deleteAccountRows } from '@memory/service-kit';
import { accountDataTables } from '../src/erasure/tables.ts';
import { DeleteExpiredRosters } from '../src/rosters/delete-expired-rosters.ts';
import { addStudent, createClass, storeUserAs } from './classes.ts';
import { codeOf, RosterClient } from './rosters.ts';
import { readSecurityLog } from './security-log-rows.ts';
import { type SocialApp, startSocialApp } from './social-app.ts';

let app: SocialApp;
let teacher: User;
let rosters: RosterClient;
let classId: string;
beforeAll(async () => void (app = await startSocialApp()));
afterAll(() => app.close());
beforeEach(async () => {
  teacher = await storeUserAs(app, 'teacher');
  rosters = new RosterClient(app, teacher.id);
  classId = (await createClass(app, teacher)).id;
});

let numbers = 0;
/** Numbers that no other test uses: they are unique in the whole school. */
const newNumber = () => `n${(numbers += 1)}`;
const csv = (...rows: string[]) => ['Given name,Family name,Student number', ...rows].join('\n');
async function studentsOf(id: string) {
  const response = await app.request('GET', `/api/classes/${id}`, { as: teacher.id });
  return response.json<ClassDetails>().students!;
}
const namesIn = async (id: string) => (await studentsOf(id)).map(({ givenName }) => givenName);
const recordOf = (accountId: string) => app.database.studentRecord.findUniqueOrThrow({ where: { accountId } });
const linkOf = (accountId: string) =>
  app.database.classStudent.findUniqueOrThrow({ where: { classId_accountId: { classId, accountId } } });
const storedImport = (id: string) => app.database.rosterImport.findUnique({ where: { id } });

describe('a roster', () => {
  it('is shown first, and creates, changes and archives when it is applied', async () => {
    const [first, second] = [newNumber(), newNumber()];
    const mei = await addStudent(app, teacher, classId, { studentNumber: first });
    const tom = await addStudent(app, teacher, classId, { givenName: 'Tom', familyName: 'Wu' });
    const preview = await rosters.preview(classId, csv(`May,Li,${first}`, `Ann,Xu,${second}`, ',,'));
    expect(preview).toMatchObject({
      counts: { new: 1, changed: 1, unchanged: 0, missing: 1, rejected: 0 },
      newStudents: [{ givenName: 'Ann', familyName: 'Xu', studentNumber: second, line: 3 }],
      changedStudents: [
        { id: mei.id, matchedBy: 'studentNumber', changes: [{ field: 'givenName', before: 'Mei', after: 'May' }] },
      ],
      missingStudents: [{ id: tom.id, givenName: 'Tom' }],
      confirmationsNeeded: { changes: null, archives: 1 },
    });
    expect(await namesIn(classId)).toEqual(['Mei', 'Tom']);

    const counts = { new: 1, changed: 1, unchanged: 0, archived: 1, rejected: 0 };
    expect(await rosters.applyConfirmed(preview)).toMatchObject({ id: preview.id, classId, counts });
    expect(await namesIn(classId)).toEqual(['May', 'Ann']);
    expect(await recordOf(tom.id)).toMatchObject({ archivedAt: expect.any(Date) });
    expect(await linkOf(tom.id)).toMatchObject({ leftAt: expect.any(Date) });
    expect(await app.database.account.findUnique({ where: { id: mei.id } })).toMatchObject({ firstName: 'May' });
    expect((await readSecurityLog(app)).at(-1)).toMatchObject({
      event: 'class.roster_applied',
      user_id: teacher.id,
      details: { classId, created: 1, archived: 1 },
    });
  });

  it('changes nothing when it is applied again, and brings back who was missing', async () => {
    const rows = [`Mei,Li,${newNumber()}`, 'Tom,Wu,', 'Tom,Wu,'];
    await rosters.import(classId, csv(...rows));
    const before = (await studentsOf(classId)).map(({ id }) => id);
    expect((await rosters.preview(classId, csv(...rows))).counts).toMatchObject({ unchanged: 3, new: 0, missing: 0 });
    await rosters.import(classId, csv(rows[0]!));
    expect(await namesIn(classId)).toEqual(['Mei']);
    await rosters.import(classId, csv(...rows.slice(0, 1), 'Ann,Xu,'));
    const [mei] = await studentsOf(classId);
    expect(mei!.id).toBe(before[0]);
  });

  it('restores a student who was missing, with the account', async () => {
    const number = newNumber();
    const mei = await addStudent(app, teacher, classId, { studentNumber: number });
    await rosters.import(classId, csv('Tom,Wu,'));
    const preview = await rosters.preview(classId, csv(`Mei,Li,${number}`, 'Tom,Wu,'));
    expect(preview.changedStudents).toMatchObject([{ id: mei.id, isRestored: true, changes: [] }]);
    await rosters.applyConfirmed(preview);
    expect(await linkOf(mei.id)).toMatchObject({ leftAt: null });
    expect(await recordOf(mei.id)).toMatchObject({ archivedAt: null });
  });

  it('archives no one who attends another class', async () => {
    const mei = await addStudent(app, teacher, classId);
    await app.request('POST', `/api/classes/${classId}/copy`, { as: teacher.id, body: { name: 'Choir' } });
    await rosters.import(classId, csv('Tom,Wu,'));
    expect(await recordOf(mei.id)).toMatchObject({ archivedAt: null });
  });

  it('brings in a student of another class by number and names, and tells who guesses a number nothing', async () => {
    const number = newNumber();
    const other = await storeUserAs(app, 'teacher');
    const { id: otherClass } = await createClass(app, other);
    const mei = await addStudent(app, other, otherClass, { studentNumber: number, familyEmails: ['a@example.com'] });
    const guessed = await rosters.send(classId, csv(`Tom,Wu,${number}`));
    expect(guessed.json()).toMatchObject({ rejectedRows: [{ line: 2, reason: 'number_taken', name: 'Tom Wu' }] });
    expect(guessed.body).not.toMatch(/Mei|a@example/);
    await rosters.import(classId, csv(`Mei,Li,${number}`));
    expect(await studentsOf(classId)).toMatchObject([{ id: mei.id }]);
  });

  it('is not larger than a class may be', async () => {
    const rows = Array.from({ length: 201 }, (_, index) => `Mei ${index},Li,`);
    expect(codeOf(await rosters.send(classId, csv(...rows)))).toBe('roster_class_too_large');
    expect((await rosters.import(classId, csv(...rows.slice(1)))).counts.new).toBe(200);
  });
});

describe('a roster that changes or archives much', () => {
  it('is applied only with the numbers of its preview', async () => {
    for (const givenName of ['A', 'B', 'C']) await addStudent(app, teacher, classId, { givenName, familyName: 'Li' });
    const { id } = await rosters.preview(classId, 'Name,中文名\nA Li,李一\nB Li,李二\nC Li,李三');
    for (const confirmations of [{}, { confirmedChanges: 2 }, { confirmedChanges: null, confirmedArchives: 3 }])
      expect(codeOf(await rosters.apply(id, confirmations))).toBe('roster_unconfirmed');
    expect((await studentsOf(classId)).every(({ chineseName }) => chineseName === null)).toBe(true);
    expect((await rosters.apply(id, { confirmedChanges: 3 })).statusCode).toBe(200);
  });
});

describe('what is kept of a roster', () => {
  it('is deleted when it is applied, but for the numbers', async () => {
    const { id } = await rosters.preview(classId, csv('Mei,Li,'));
    expect(JSON.stringify(await storedImport(id))).toContain('Mei');
    const applied = await rosters.apply(id);
    expect(JSON.stringify(await storedImport(id))).not.toContain('Mei');
    expect((await rosters.apply(id)).json()).toEqual(applied.json());
    expect(await studentsOf(classId)).toHaveLength(1);
  });

  it('is replaced by the next one of the same user for the same class', async () => {
    const { id } = await rosters.preview(classId, csv('Mei,Li,'));
    await rosters.preview(classId, csv('Tom,Wu,'));
    expect(codeOf(await rosters.apply(id))).toBe('roster_not_found');
    expect(await storedImport(id)).toBeNull();
  });

  it('is deleted after an hour, and cannot be applied any more', async () => {
    const { id, expiresAt } = await rosters.preview(classId, csv('Mei,Li,'));
    await app.database.rosterImport.update({ where: { id }, data: { expiresAt: new Date() } });
    expect(codeOf(await rosters.apply(id))).toBe('roster_not_found');
    const { id: next } = await rosters.preview(classId, csv('Mei,Li,'));
    await app.app.get(DeleteExpiredRosters).execute(new Date(Date.parse(expiresAt) - 1));
    expect(await storedImport(next)).not.toBeNull();
    await app.app.get(DeleteExpiredRosters).execute(new Date(Date.now() + 3_600_000));
    expect(await storedImport(next)).toBeNull();
  });

  it('is deleted with the account of a student whom it may name', async () => {
    const { id } = await rosters.preview(classId, csv('Mei,Li,'));
    const mei = await addStudent(app, teacher, classId);
    const other = await rosters.preview((await createClass(app, teacher)).id, csv('Mei,Li,'));
    await app.database.$transaction((tx) => deleteAccountRows(tx, accountDataTables, mei.id));
    expect([await storedImport(id), await storedImport(other.id)]).toMatchObject([null, { id: other.id }]);
  });

  it('is not stored under the idempotency key of the request', async () => {
    const key = { 'idempotency-key': 'roster-1' };
    const first = await rosters.send(classId, csv('Mei,Li,'), key);
    expect((await rosters.send(classId, csv('Mei,Li,'), key)).json()).toEqual(first.json());
    const stored = await app.database.idempotencyKey.findFirstOrThrow({ where: { userId: teacher.id } });
    expect(stored.answer).toEqual({ id: first.json<{ id: string }>().id });
  });
});

describe('the export of a class', () => {
  it('means the same class when it is imported', async () => {
    const given = [
      { givenName: '=1+1', familyName: "'=Li", chineseName: '李梅', studentNumber: `-${newNumber()}` },
      { givenName: 'Mei "M", the first', familyName: '@Wu', familyEmails: ['a@example.com', 'b@example.com'] },
      { givenName: '', familyName: '', chineseName: '王明' },
      { givenName: 'Tom', familyName: 'Wu' },
      { givenName: 'Tom', familyName: 'Wu' },
    ];
    for (const student of given) await addStudent(app, teacher, classId, student);
    const response = await rosters.export(classId);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(response.body).not.toMatch(/"[=+\-@]/);
    expect((await rosters.preview(classId, response.body)).counts).toEqual({
      new: 0,
      changed: 0,
      unchanged: given.length,
      missing: 0,
      rejected: 0,
    });
  });
});
