import { manifest, schoolFiles, zip } from '@memory/testing/one-roster-archives';
import { readOneRoster } from '../src/rosters/one-roster/read-one-roster.ts';

const users = [
  ['mei', 'Mei', 'Li', '7'],
  ['tom', 'Tom', 'Wu', '', 'teacher'],
  ['ann', 'Ann', 'Li', '', 'guardian'],
] as const;
const school = schoolFiles({
  classes: [['c1', '3b']],
  users,
  enrollments: [
    ['c1', 'mei'],
    ['c1', 'tom', 'teacher'],
  ],
});
async function codeOf(archive: Buffer): Promise<unknown> {
  const error: unknown = await readOneRoster(archive).catch((thrown: unknown) => thrown);
  return (error as { code?: unknown }).code;
}

/** Changes bytes of an archive: each occurrence of a signature, at an offset from it. */
function patch(archive: Buffer, signature: string, offset: number, write: (at: number, copy: Buffer) => void): Buffer {
  const copy = Buffer.from(archive);
  for (let at = copy.indexOf(signature, 0, 'latin1'); at !== -1; at = copy.indexOf(signature, at + 1, 'latin1'))
    write(at + offset, copy);
  return copy;
}
const CENTRAL = 'PK\u0001\u0002';
const LOCAL = 'PK\u0003\u0004';

describe('an archive of OneRoster', () => {
  it('is read by the names of its columns', async () => {
    const roster = await readOneRoster(await zip(school));
    expect(roster).toMatchObject({
      modes: { users: 'bulk', classes: 'bulk', enrollments: 'bulk' },
      classes: [{ sourceId: 'c1', name: '3b', schoolYear: '2027' }],
      students: [{ sourceId: 'mei', givenName: 'Mei', familyName: 'Li', studentNumber: '7', reason: null }],
      teachers: [{ sourceId: 'tom', username: 'Tom.Wu' }],
      otherUsers: ['ann'],
      enrollments: [
        { classId: 'c1', userId: 'mei', role: 'student' },
        { userId: 'tom', role: 'teacher' },
      ],
      rejected: [],
    });
  });

  it('is read without passwords and demographics', async () => {
    const files = {
      ...school,
      'demographics.csv': [
        ['sourcedId', 'birthDate'],
        ['mei', '2016-02-03'],
      ],
    };
    expect(JSON.stringify(await readOneRoster(await zip(files)))).not.toMatch(/hunter2|2016-02-03/);
  });

  it('of version 1.1 has the roles in users.csv; its files may be in a folder and begin with a byte order mark', async () => {
    const files = {
      'manifest.csv': manifest({ users: 'bulk' }, '1.1'),
      'users.csv': '\uFEFFsourcedId,username,givenName,familyName,role\nmei,mei,Mei,Li,student\ntom,tom,Tom,Wu,teacher',
    };
    expect(await readOneRoster(await zip(files, 'export/'))).toMatchObject({
      students: [{ sourceId: 'mei' }],
      teachers: [{ sourceId: 'tom' }],
    });
  });

  it('may say in a delta that someone or something is deleted', async () => {
    const delta = schoolFiles({
      classes: [['c1', '3b', 'tobedeleted']],
      users: [
        ['mei', 'Mei', 'Li', '', 'student', 'tobedeleted'],
        ['tom', 'Tom', 'Wu'],
      ],
      enrollments: [['c1', 'mei', 'student', 'tobedeleted']],
      mode: 'delta',
    });
    expect(await readOneRoster(await zip(delta))).toMatchObject({
      modes: { users: 'delta', classes: 'delta', enrollments: 'delta' },
      removedUsers: ['mei'],
      removedClasses: ['c1'],
      students: [{ sourceId: 'tom' }],
      enrollments: [{ isRemoved: true }],
    });
  });

  it('rejects single rows with their file and line', async () => {
    const files = schoolFiles({
      classes: [
        ['c1', '3b'],
        ['c1', '3c'],
        ['', '3d'],
        ['c4', 'x'.repeat(81)],
      ],
      users: [
        ['mei', 'Mei', 'Li'],
        ['', 'Tom', 'Wu'],
      ],
      enrollments: [['', 'mei']],
    });
    expect(
      (await readOneRoster(await zip(files))).rejected.map(({ file, line, reason }) => [file, line, reason]),
    ).toEqual([
      ['classes.csv', 3, 'id_repeated'],
      ['classes.csv', 4, 'id_missing'],
      ['classes.csv', 5, 'class_name_invalid'],
      ['users.csv', 3, 'id_missing'],
      ['enrollments.csv', 2, 'id_missing'],
    ]);
  });
});

describe('an archive is rejected', () => {
  it.each([
    ['that is no archive', Buffer.from('name\nMei Li'), 'roster_not_archive'],
    ['of no bytes', Buffer.alloc(0), 'roster_not_archive'],
  ])('%s', async (_, archive, code) => expect(await codeOf(archive)).toBe(code));

  const { 'manifest.csv': _, ...withoutManifest } = school;
  const { 'users.csv': __, ...withoutUsers } = school;
  it.each([
    ['without a manifest', withoutManifest, 'roster_manifest_missing'],
    [
      'of another version',
      { ...school, 'manifest.csv': manifest({ users: 'bulk' }, '2.0') },
      'roster_manifest_missing',
    ],
    ['that lacks a file of its manifest', withoutUsers, 'roster_file_missing'],
    ['whose file lacks a column', { ...school, 'users.csv': 'sourcedId,givenName\nmei,Mei' }, 'roster_file_missing'],
    ['with an empty file', { ...school, 'users.csv': '' }, 'roster_file_missing'],
    ['whose file names no students', { ...school, ...schoolFiles({ users: [] }) }, 'roster_empty'],
    ['that has no file for a roster', { 'manifest.csv': manifest({ orgs: 'absent' }) }, 'roster_empty'],
    [
      'with too many rows',
      { ...school, 'roles.csv': `userSourcedId,role\n${'mei,student\n'.repeat(100_001)}` },
      'roster_too_many_rows',
    ],
  ])('%s', async (_, files, code) => expect(await codeOf(await zip(files))).toBe(code));

  it('with characters that are not UTF-8', async () => {
    const latin1 = Buffer.from('sourcedId,username,givenName,familyName\nm,m,M\u00fcller,x', 'latin1');
    expect(await codeOf(await zip({ ...school, 'users.csv': latin1 }))).toBe('roster_encoding_unknown');
  });

  it('that is encrypted', async () => {
    const locked = patch(await zip(school), CENTRAL, 8, (at, copy) =>
      copy.writeUInt16LE(copy.readUInt16LE(at) | 1, at),
    );
    expect(await codeOf(locked)).toBe('roster_archive_encrypted');
  });

  it('whose bytes are damaged', async () => {
    const damaged = patch(await zip(school), CENTRAL, 16, (at, copy) => copy.writeUInt32LE(1, at));
    expect(await codeOf(damaged)).toBe('roster_not_archive');
  });

  it.each(['../manifest.csv', '/manifest.csv', 'C:/manifest.csv'])('that has a path like %s', async (path) => {
    const inner = `xx${'x'.repeat(path.length - 2)}`;
    const archive = await zip({ ...school, [inner]: 'x' });
    const renamed = Buffer.from(archive.toString('latin1').replaceAll(inner, path), 'latin1');
    expect(await codeOf(renamed)).toBe('roster_not_archive');
  });

  it('that has one path twice', async () => {
    const twice = (await zip({ ...school, 'userX.csv': 'x' })).toString('latin1').replaceAll('userX.csv', 'users.csv');
    expect(await codeOf(Buffer.from(twice, 'latin1'))).toBe('roster_not_archive');
  });

  it('that unpacks to more than 100 MB', async () => {
    const bomb = `sourcedId,username,givenName,familyName\n${'\n'.repeat(100 * 1024 * 1024)}`;
    expect(await codeOf(await zip({ ...school, 'users.csv': bomb }))).toBe('roster_archive_too_large');
  });

  it('that unpacks to more than it declares', async () => {
    const bomb = await zip({ ...school, 'users.csv': `${'x'.repeat(1_000_000)}` });
    const lying = [CENTRAL, LOCAL].reduce((archive, signature) => {
      const offset = signature === CENTRAL ? 24 : 22;
      return patch(archive, signature, offset, (at, copy) => {
        if (copy.readUInt32LE(at) === 1_000_000) copy.writeUInt32LE(1_000, at);
      });
    }, bomb);
    expect(await codeOf(lying)).toBe('roster_not_archive');
  });
});
