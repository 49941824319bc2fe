import { archiveAddress, formatAddress } from '../src/archive-address.ts';

const source = 'https://models.example/releases/tiny.tar.bz2';

it.each([
  [undefined, source],
  ['', source],
  ['https://mirror.school.example', 'https://mirror.school.example/tiny.tar.bz2'],
  ['https://mirror.school.example/models/', 'https://mirror.school.example/models/tiny.tar.bz2'],
  ['http://mirror/other.tar.bz2?v=2', 'http://mirror/other.tar.bz2?v=2'],
  ['https://mei:secret@mirror.school.example/m', 'https://mirror.school.example/m/tiny.tar.bz2'],
  ['/mnt/usb', '/mnt/usb/tiny.tar.bz2'],
  ['/mnt/usb/model.tar.bz2', '/mnt/usb/model.tar.bz2'],
  ['file:///mnt/usb%20stick/', '/mnt/usb stick/tiny.tar.bz2'],
])('with SPEECH_MODEL_URL=%s is %s', (override, shown) => {
  expect(formatAddress(archiveAddress(source, override))).toBe(shown);
});

it.each(['ftp://mirror/models', 'https://', 'javascript:1'])('rejects %s, naming the setting', (override) => {
  expect(() => archiveAddress(source, override)).toThrow(/^SPEECH_MODEL_URL is not an address/);
});
