import { errorCatalog, publicRoutes } from '@memory/contracts';
import { expect } from '../api/api-test.ts';
import type { ApiResponse } from '../api/openapi-validator.ts';
import { comparableResponse } from './comparable-response.ts';
import type { IdAccessCase, RequestValues } from './id-access-case.ts';
import { sendAccessCase, type RequestVariant } from './send-access-case.ts';
import { unknownLike } from './unknown-id.ts';
import type { ViewerAndOwner } from './viewer-and-owner.ts';

/** A request that was sent, and the response to it. */
export interface RequestAndResponse {
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
