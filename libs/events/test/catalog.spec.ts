import type { z } from 'zod';
import { eventCatalog, producers, securityEventNames, securityEvents, securityRecorded } from '../src/index.ts';

describe('eventCatalog', () => {
  it.each([...eventCatalog])('%s has its own type as the key, and a known producer', (type, event) => {
    expect(event.type).toBe(type);
    expect(type).toMatch(/^[a-z]+\.[a-z_]+$/);
    expect(producers).toContain(event.producer);
  });

  it.each([...eventCatalog])(
    '%s contains the id of one user, or of a pair, by which an erasure finds it',
    (_, { schema }) => {
      const fields = Object.keys((schema as z.ZodObject).shape);
      const ids = fields.filter((field) => ['userId', 'authorId', 'ownerId', 'firstId', 'secondId'].includes(field));
      expect([['firstId', 'secondId'].join(), ids.length === 1 && ids.join()]).toContain(ids.join());
    },
  );
});

describe('a security event', () => {
  const data = { userId: null, usernameHash: null, targetUserId: null, network: null };
  const isValid = (fields: object): boolean =>
    securityRecorded.gateway.schema.safeParse({ ...data, ...fields }).success;

  it('has a name that only one process records, and that the table accepts', () => {
    expect(new Set(securityEventNames).size).toBe(securityEventNames.length);
    for (const name of securityEventNames) expect(name).toMatch(/^[a-z_]{1,30}\.[a-z_]{1,40}$/);
    expect(Object.keys(securityEvents)).toEqual(expect.arrayContaining(Object.keys(securityRecorded)));
  });

  it('has the details of its name, and no others', () => {
    expect(isValid({ event: 'sign_in.succeeded', details: { method: 'password' } })).toBe(true);
    expect(isValid({ event: 'sign_in.succeeded', details: { method: 'my secret' } })).toBe(false);
    expect(isValid({ event: 'sign_in.succeeded', details: {} })).toBe(false);
    expect(isValid({ event: 'session.ended', details: {} })).toBe(true);
    expect(isValid({ event: 'session.ended', details: { username: 'mei' } })).toBe(false);
  });

  it('is rejected from a process that does not record it, with further fields, and with a whole address', () => {
    expect(isValid({ event: 'export.downloaded', details: {} })).toBe(false);
    expect(isValid({ event: 'session.ended', details: {}, username: 'mei' })).toBe(false);
    expect(isValid({ event: 'session.ended', details: {}, network: '203.0.113.7' })).toBe(false);
    expect(isValid({ event: 'session.ended', details: {}, usernameHash: 'mei' })).toBe(false);
  });
});
