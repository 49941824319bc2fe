import { randomBytes } from 'node:crypto';
import { errorCatalog, publicRoutes } from '@memory/contracts';
import { expect } from '../api/api-test.ts';
import type { ApiResponse } from '../api/openapi-validator.ts';
import type { IdAccessCase, RequestValues } from './id-access-case.ts';
import { type RequestVariant, sendAccessCase } from './send-access-case.ts';
import type { ViewerAndOwner } from './viewers.ts';

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** An id of the same form that does not exist: the id, media URL or ETag with other random digits. */
export function unknownLike(id: string): string {
  const uuid = UUID.exec(id)?.[0];
  if (uuid) return id.replace(uuid, uuid.slice(0, -12) + randomBytes(6).toString('hex'));
  const replacement = randomBytes(id.length).toString('base64url').slice(0, id.length);
  return id.startsWith('"') ? `"${replacement.slice(2)}"` : replacement;
}

/** Headers whose values differ between any two responses. */
const CHANGING_HEADERS = ['date', 'x-request-id'];

/** A response without what differs between any two responses, and with `id` replaced, to compare it with the response to another id. */
export function comparableResponse({ status, headers, body }: ApiResponse, id: string): object {
  const known = [...headers].filter(([name]) => !CHANGING_HEADERS.includes(name));
  return { status, headers: Object.fromEntries(known), body: JSON.stringify(body).replaceAll(id, '<id>') };
}

/** A request that was sent, and the response to it. */
interface RequestAndResponse {
  readonly id: string;
  readonly scene: ViewerAndOwner;
  readonly others: RequestValues;
  readonly variant: RequestVariant;
  readonly response: ApiResponse;
}

/** Checks that an id that does not exist gets the same response, and that this is the documented one. */
export async function expectSameAsUnknown(
  row: IdAccessCase,
  { id, scene, others, variant, response }: RequestAndResponse,
): Promise<void> {
  const unknownId = unknownLike(id);
  const unknown = await sendAccessCase(row, unknownId, scene, others, variant);
  expect(comparableResponse(response, id), JSON.stringify(variant)).toEqual(comparableResponse(unknown, unknownId));
  const isSignedOut = scene.viewer === undefined && publicRoutes[row.route].access === 'signed-in';
  expect(unknown.status).toBe(isSignedOut ? 401 : statusOf(row.missing));
  if (variant.method || unknown.status < 400) return;
  expect((unknown.body as { code: string }).code).toBe(isSignedOut ? 'not_signed_in' : row.missing);
}

const statusOf = (missing: IdAccessCase['missing']): number =>
  typeof missing === 'number' ? missing : errorCatalog[missing].status;
