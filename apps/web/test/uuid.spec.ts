import { v4 as uuid } from 'uuid';
import { afterEach, expect, it } from 'vitest';

const { randomUUID } = crypto;
afterEach(() => void Object.assign(crypto, { randomUUID }));

it('uuid makes unique version 4 UUIDs without crypto.randomUUID, which browsers lack on plain http', () => {
  Object.assign(crypto, { randomUUID: undefined });
  const ids = Array.from({ length: 200 }, () => uuid());
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(ids.length);
});
