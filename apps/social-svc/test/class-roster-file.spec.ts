import { readClassRoster } from '../src/rosters/reading/read-class-roster.ts';

const read = (file: string | Uint8Array) => readClassRoster(typeof file === 'string' ? Buffer.from(file) : file);

/** The fields of the rows that a file says something about. */
async function rowsOf(file: string | Uint8Array) {
  const { rows } = await read(file);
  return rows.map(({ givenName, familyName, chineseName, studentNumber, familyEmails }) => ({
    ...(givenName && { givenName }),
    ...(familyName && { familyName }),
    ...(chineseName !== null && { chineseName }),
    ...(studentNumber !== null && { studentNumber }),
    ...(familyEmails.length > 0 && { familyEmails }),
  }));
}
const reasonsOf = async (file: string) => (await read(file)).rows.map(({ line, reason }) => `${line} ${reason}`);

const utf16 = (text: string, order: 'le' | 'be', mark = '\uFEFF') => {
  const bytes = Buffer.from(`${mark}${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const chinese = '姓名,学号\r\n李梅,7\r\n';
/** 姓名,学号 and 李梅,7, as a spreadsheet program on a Chinese system writes them (GBK). */
const gbk = Buffer.from('d0d5c3fb2cd1a7bac50d0ac0eec3b72c370d0a', 'hex');
/** 𠮷 (U+20BB7) in the four bytes of GB18030, which GBK lacks. */
const gb18030 = Buffer.from('d0d5c3fb0d0a9534b2350d0a', 'hex');

describe('the characters of a file', () => {
  it.each([
    ['UTF-8', Buffer.from(chinese)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${chinese}`)],
    ['UTF-16 LE', utf16(chinese, 'le')],
    ['UTF-16 BE', utf16(chinese, 'be')],
    ['UTF-16 LE without a mark', utf16(chinese, 'le', '')],
    ['UTF-16 BE without a mark', utf16(chinese, 'be', '')],
    ['GBK', gbk],
  ])('are read in %s', async (_, bytes) => {
    expect(await rowsOf(bytes)).toEqual([{ chineseName: '李梅', studentNumber: '7' }]);
  });

  it('are read in GB18030', async () => {
    expect(await rowsOf(gb18030)).toEqual([{ chineseName: '𠮷' }]);
  });

  it.each([
    ['bytes of no encoding', Buffer.from('6e616d650a4dfffe0a', 'hex'), 'roster_encoding_unknown'],
    ['half a character of UTF-16', Buffer.from('fffe6e00610', 'hex').subarray(0, 5), 'roster_encoding_unknown'],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'roster_not_csv'],
    ['binary data that is valid UTF-8', Buffer.from('name\nMei\0Li\n\0\0'), 'roster_not_csv'],
  ])('are rejected when the file has %s', async (_, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ code });
  });
});

describe('the cells of a file', () => {
  it.each([
    ['commas', 'given name,family name\nMei,Li'],
    ['semicolons', 'given name;family name\nMei;Li'],
    ['tabs', 'given name\tfamily name\nMei\tLi'],
    ['semicolons, with a comma in a quoted name of a column', '"given name";"family name";"a,b,c,d"\nMei;Li;x'],
    ['spaces around them', ' Given Name , FAMILY_NAME \n  Mei , Li '],
  ])('are divided by %s', async (_, file) => {
    expect(await rowsOf(file)).toEqual([{ givenName: 'Mei', familyName: 'Li' }]);
  });

  it('may be quoted, with separators, quotation marks and line breaks in them', async () => {
    const file = 'Given name,Note,Family name\r\n"Mei ""Mimi"", the\r\nfirst","a\nb",Li\r\nTom "T" X,,Wu\r\n';
    expect(await rowsOf(file)).toEqual([
      { givenName: 'Mei "Mimi", the first', familyName: 'Li' },
      { givenName: 'Tom "T" X', familyName: 'Wu' },
    ]);
    expect((await read(file)).rows.map(({ line }) => line)).toEqual([2, 5]);
  });

  it.each(['\n', '\r\n', '\r'])(
    'are rows between line breaks %j; rows of empty cells do not count',
    async (lineBreak) => {
      const file = ['name', '', 'Mei Li', ' ,', 'Tom Wu', ''].join(lineBreak);
      expect(await rowsOf(file)).toHaveLength(2);
    },
  );

  it('stay texts when a spreadsheet program would run them as formulas', async () => {
    const file = `name,number\n=1+1,+1\n'=1+1,''-2\n@SUM(A1),-3`;
    expect(await rowsOf(file)).toEqual([
      { givenName: '=1+1', studentNumber: '+1' },
      { givenName: '=1+1', studentNumber: "'-2" },
      { givenName: '@SUM(A1)', studentNumber: '-3' },
    ]);
  });
});

describe('the columns of a file', () => {
  it.each([
    'Family e-mail 2,Student number,Chinese name,Family name,Given name,Family e-mail 1',
    'parent_email_2,Student No.,CHINESE NAME,Last name,First name,Parent email',
    '家长邮箱2,学号,中文名,姓,名,家长邮箱1',
    '家长邮箱（2）,學號,中文姓名,姓氏,名字,家长邮箱（1）',
  ])('are found by their names, in any order: %s', async (header) => {
    expect(await rowsOf(`${header}\nb@example.com,7,李梅,Li,Mei,a@example.com`)).toEqual([
      {
        givenName: 'Mei',
        familyName: 'Li',
        chineseName: '李梅',
        studentNumber: '7',
        familyEmails: ['b@example.com', 'a@example.com'],
      },
    ]);
  });

  it.each([
    ['李梅', { chineseName: '李梅' }],
    ['Mei Ling Li', { givenName: 'Mei Ling', familyName: 'Li' }],
    ['Mei', { givenName: 'Mei' }],
    ['"Li, Mei"', { givenName: 'Mei', familyName: 'Li' }],
  ])('may have the whole name: %s', async (name, fields) => {
    expect(await rowsOf(`姓名\n${name}`)).toEqual([fields]);
  });

  it('are ignored and named when they are unknown', async () => {
    expect((await read('name,Shoe size,,备注\nMei Li,33,x,y')).ignoredColumns).toEqual(['Shoe size', '备注']);
  });

  it.each([
    ['nothing', '', 'roster_empty'],
    ['the names of columns alone', 'name\n', 'roster_empty'],
    ['no column of names', 'number,family name\n1,Li', 'roster_columns_missing'],
    ['no names of columns', 'Mei,Li\nTom,Wu', 'roster_columns_missing'],
    ['a column twice', 'name,名,名字\na,b,c', 'roster_columns_repeated'],
    ['an open quotation mark', 'name\n"Mei', 'roster_not_csv'],
    ['a cell without end', `name\n"${'x'.repeat(70_000)}"`, 'roster_not_csv'],
    ['too many rows', `name\n${'x\n'.repeat(5_001)}`, 'roster_too_many_rows'],
  ])('make a list, so a file is rejected with %s', async (_, file, code) => {
    await expect(read(file)).rejects.toMatchObject({ code });
  });
});

it('rejects single rows with their line and the reason', async () => {
  const long = 'x'.repeat(101);
  const fiveEmails = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.com`).join(' ');
  const rows = [
    'name,number,parent email',
    'Mei,1,',
    ',2,',
    `${long},3,`,
    `Tom,${long},`,
    'Ann,4,no address',
    `Bo,5,${fiveEmails}`,
    'Cy,6,,more',
    'Di,7,,',
  ];
  expect(await reasonsOf(rows.join('\n'))).toEqual([
    '2 null',
    '3 name_missing',
    '4 name_too_long',
    '5 number_too_long',
    '6 email_invalid',
    '7 too_many_emails',
    '8 too_many_cells',
    '9 null',
  ]);
});
