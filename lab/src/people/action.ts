import type { Person } from './person.ts';

/**
 * Something that a person does: the requests that a page sends at the same time, and those that need their responses. A request that fails
 * ends the action with an error; what came back was reported as an exchange.
 */
export type Action = (person: Person) => Promise<void>;
