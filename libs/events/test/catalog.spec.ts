import { eventCatalog, producers } from '../src/index.ts';

describe('the event catalogue', () => {
  it.each([...eventCatalog])('%s is known by its own type and written by a service', (type, event) => {
    expect(event.type).toBe(type);
    expect(type).toMatch(/^[a-z]+\.[a-z_]+$/);
    expect(producers).toContain(event.producer);
  });
});
