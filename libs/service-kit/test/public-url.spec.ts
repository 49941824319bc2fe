import { publicUrlSchema } from '../src/settings/public-url.ts';

describe('PUBLIC_URL', () => {
  it.each([
    'https://memory.example',
    'https://memory.example/',
    'http://192.168.1.5:3000',
    'https://[fd00::1]:8443',
    'https://记忆.example',
  ])('may be %s', (url) => expect(publicUrlSchema.safeParse(url).success).toBe(true));

  it.each([
    ['https://school.example/memory', 'not at /memory'],
    ['https://school.example/memory/', 'not at /memory/'],
    ['https://memory.example/?a=1', 'without ? and #'],
    ['https://memory.example?', 'without ? and #'],
    ['https://memory.example/#top', 'without ? and #'],
    ['https://me:secret@memory.example', 'user name or password'],
    ['memory.example', 'must begin with https://'],
    ['memory.example:3000', 'must begin with https://'],
    ['ftp://memory.example', 'must begin with https://'],
    ['https://', 'must begin with https://'],
    ['', 'must begin with https://'],
  ])('is refused at the start with a sentence: %s', (url, sentence) => {
    const { error } = publicUrlSchema.safeParse(url);
    expect(error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining(sentence)]);
  });
});
