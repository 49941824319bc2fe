import type { z } from 'zod';
import { eventCatalog, producers } from '../src/index.ts';

describe('eventCatalog', () => {
  it.each([...eventCatalog])('%s has its own type as the key, and a known producer', (type, event) => {
    expect(event.type).toBe(type);
    expect(type).toMatch(/^[a-z]+\.[a-z_]+$/);
    expect(producers).toContain(event.producer);
  });

  it.each([...eventCatalog])('%s contains the id of one user, by which an erasure finds it', (_, { schema }) => {
    const fields = Object.keys((schema as z.ZodObject).shape);
    expect(fields.filter((field) => ['userId', 'authorId', 'ownerId'].includes(field))).toHaveLength(1);
  });
});
