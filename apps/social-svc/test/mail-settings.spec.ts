import { testIdentitySettings } from '@memory/service-kit/testing';
import { readConfig } from '../src/config.ts';

const base = {
  PORT: '0',
  REDIS_URL: 'redis://localhost',
  DATABASE_URL: 'postgres://localhost/memory',
  MEDIA_URL: 'http://localhost',
  JOURNAL_URL: 'http://localhost',
  LANGUAGE_URL: 'http://localhost',
  SESSION_SECRET: 'a session secret only for this test run',
  ...testIdentitySettings('social-svc'),
};
const SMTP_URL = 'smtps://mei:pa%40ss@mail.example';
const MAIL_FROM = 'memory@school.example';
const PUBLIC_URL = 'https://memory.example';
const read = (settings: Record<string, string>) => readConfig({ ...base, ...settings });
const readMail = (settings: Record<string, string>) => read({ SMTP_URL, MAIL_FROM, PUBLIC_URL, ...settings });

it.each([
  ['smtps://mei:pa%40ss@mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
  ['smtp://mei:pa%40ss@mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: true }],
  ['smtp://mei:pa%40ss@[::1]:2525', { host: '::1', port: 2525, secure: false, requireTLS: true }],
  ['smtp://mei:pa%40ss@relay:25?tls=off', { host: 'relay', port: 25, secure: false, requireTLS: false }],
])('%s is read', (url, server) => {
  expect(readMail({ SMTP_URL: url }).SMTP_URL).toEqual({ ...server, auth: { user: 'mei', pass: 'pa@ss' } });
});

it('a server without credentials is read', () => {
  expect(readMail({ SMTP_URL: 'smtp://relay' }).SMTP_URL).not.toHaveProperty('auth');
});

it.each([
  ['memory@school.example', '', 'memory@school.example'],
  ['Memory <memory@school.example>', 'Memory', 'memory@school.example'],
  ['忆记 <memory@school.example>', '忆记', 'memory@school.example'],
])('the sender %s is read', (text, name, address) => {
  expect(readMail({ MAIL_FROM: text }).MAIL_FROM).toEqual({ name, address });
});

it.each([
  ['Memory', 'a@school.example, b@school.example', 'a@school.example\r\nBcc: b@school.example'],
  ['<memory>', 'Memory memory@school.example', 'M\n <a@school.example>'],
])('senders like %j are rejected', (...senders) => {
  for (const sender of senders) expect(() => readMail({ MAIL_FROM: sender })).toThrow('MAIL_FROM: must look like');
});

it.each(['mail.example', 'http://mail.example', 'smtp://mail.example?tls=no', 'smtp://mail.example?logger=true'])(
  'the server %s is rejected, without repeating the value',
  (url) => {
    expect(() => readMail({ SMTP_URL: `${url}` })).toThrow('SMTP_URL: must look like');
    expect(() => readMail({ SMTP_URL: `${url}` })).not.toThrow(url);
  },
);

it.each([
  [{ SMTP_URL }],
  [{ MAIL_FROM }],
  [{ SMTP_URL, MAIL_FROM }],
  [{ SMTP_URL, PUBLIC_URL }],
  [{ MAIL_FROM, PUBLIC_URL }],
])('%j is incomplete', (settings) => {
  expect(() => read(settings as Record<string, string>)).toThrow('SMTP_URL, MAIL_FROM and PUBLIC_URL belong together');
});

it('no setting, the public address alone, and all three are accepted', () => {
  for (const settings of [{}, { PUBLIC_URL }, { SMTP_URL, MAIL_FROM, PUBLIC_URL }, { SMTP_URL: '', MAIL_FROM: '' }])
    expect(() => read(settings as Record<string, string>)).not.toThrow();
});
