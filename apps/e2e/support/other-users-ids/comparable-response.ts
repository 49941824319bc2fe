import type { ApiResponse } from '../api/openapi-validator.ts';

/** Headers whose values differ between any two responses. */
const CHANGING_HEADERS = ['date', 'x-request-id'];

/** A response without what differs between any two responses, and with `id` replaced, to compare it with the response to another id. */
export function comparableResponse({ status, headers, body }: ApiResponse, id: string): object {
  const known = [...headers].filter(([name]) => !CHANGING_HEADERS.includes(name));
  return { status, headers: Object.fromEntries(known), body: JSON.stringify(body).replaceAll(id, '<id>') };
}
