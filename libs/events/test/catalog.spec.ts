import type { z } from 'zod';
import { eventCatalog, producers } from '../src/index.ts';

describe('the event catalogue', () => {
  it.each([...eventCatalog])('%s is known by its own type and written by a service', (type, event) => {
    expect(event.type).toBe(type);
    expect(type).toMatch(/^[a-z]+\.[a-z_]+$/);
    expect(producers).toContain(event.producer);
  });

  it.each([...eventCatalog])(
    '%s says whom it concerns: when that person is deleted it is found by their id',
    (_, { schema }) => {
      const fields = Object.keys((schema as z.ZodObject).shape);
      expect(fields.filter((field) => ['userId', 'authorId', 'ownerId'].includes(field))).toHaveLength(1);
    },
  );
});
