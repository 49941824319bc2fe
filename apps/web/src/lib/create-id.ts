/** Creates a UUID, also on pages without https, where browsers have no `crypto.randomUUID`. */
export { v4 as createId } from 'uuid';
