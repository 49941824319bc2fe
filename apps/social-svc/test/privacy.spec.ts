import { testIdentitySettings } from '@memory/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { PrivacyController } from '../src/privacy/privacy.controller.ts';

const url = 'http://peer:8080';
const settings = {
  PORT: '0',
  ...testIdentitySettings('social-svc'),
  DATABASE_URL: 'postgresql://memory_social:secret@postgres:5432/memory_social',
  REDIS_URL: 'redis://redis',
  MEDIA_URL: url,
  JOURNAL_URL: url,
  LANGUAGE_URL: url,
  SESSION_SECRET: 'a session secret only for this test run',
};
const mail = (SMTP_URL: string) => ({
  SMTP_URL,
  MAIL_FROM: 'memory@school.example',
  PUBLIC_URL: 'https://memory.school.example',
});
const read = (changes: Record<string, string> = {}) =>
  new PrivacyController(readConfig({ ...settings, ...changes })).read();

it('says what is kept and who may do what, by default', () => {
  expect(read()).toEqual({
    database: { where: 'here' },
    mail: { where: 'none' },
    securityLogDays: 180,
    closedReportDays: 365,
    accountDeletion: true,
    friendshipApproval: false,
    friendsSeeEmail: true,
    fellowLearners: true,
  });
});

it.each<[string, Record<string, string>, object]>([
  [
    'a mail provider',
    mail('smtps://user:password@mail.example.org'),
    { mail: { where: 'elsewhere', host: 'mail.example.org' } },
  ],
  ['a relay of its own', mail('smtp://127.0.0.1:2525?tls=off'), { mail: { where: 'here' } }],
  ['a relay with an IPv6 address', mail('smtp://[fd00::25]:2525?tls=off'), { mail: { where: 'here' } }],
  [
    'a database server of another company',
    { DATABASE_URL: 'postgresql://memory:secret@db.example.org/memory_social' },
    { database: { where: 'elsewhere', host: 'db.example.org' } },
  ],
  ['another retention', { SECURITY_LOG_RETENTION_DAYS: '30' }, { securityLogDays: 30 }],
  [
    'PRESET=school',
    { PRESET: 'school' },
    { accountDeletion: false, friendshipApproval: true, friendsSeeEmail: false, fellowLearners: false },
  ],
])('with %s it says so, without a secret', (_, changes, expected) => {
  expect(read(changes)).toMatchObject(expected);
  expect(JSON.stringify(read(changes))).not.toMatch(/secret|password|user/);
});
