import { randomBytes } from 'node:crypto';

const BYTES = 16;
const shape = /^[\w-]{22}$/;

/** A share link's secret: 128 unguessable bits. */
export const newShareId = (): string => randomBytes(BYTES).toString('base64url');

/** Whether a text could be one of ours at all; an address may hold what the database cannot even be asked for. */
export const looksLikeShareId = (text: string): boolean => shape.test(text);
