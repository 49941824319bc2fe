import type { Fault } from '../fault.ts';

/** The time between two chunks, in milliseconds and each direction: a statement takes at least twice that long. */
const DELAY_MS = 150;
const HELD_MS = 15_000;

/** Nothing passes between the services and PostgreSQL, and then everything does. */
export const cutPostgres: Fault = {
  name: 'cut-postgres',
  description: 'no byte passes between the services and PostgreSQL for 15 s; the connections survive',
  stack: 'other-servers',
  heldMs: HELD_MS,
  unavailableParts: ['journal', 'media', 'language', 'social'],
  async inject({ servers: { postgresProxy } }) {
    const resume = postgresProxy!.holdAll();
    return { end: async () => resume() };
  },
};

/** PostgreSQL forgets all connections, and the services are not told: a firewall between them was restarted. */
export const halfOpenPostgres: Fault = {
  name: 'half-open-postgres',
  description: 'PostgreSQL has forgotten all connections, and the services are not told',
  stack: 'other-servers',
  async inject({ servers: { postgresProxy } }) {
    postgresProxy!.makeHalfOpen();
  },
};

export const slowPostgres: Fault = {
  name: 'slow-postgres',
  description: 'each message to and from PostgreSQL takes 150 ms longer for 15 s',
  stack: 'other-servers',
  heldMs: HELD_MS,
  async inject({ servers: { postgresProxy } }) {
    const speedUp = postgresProxy!.slowDown(DELAY_MS);
    return { end: async () => speedUp() };
  },
};
