import type { ErrorCode, publicRoutes } from '@memory/contracts';
import type { ValuePlace } from './client-values.ts';
import type { ResourceOwner } from './resource-owner.ts';
import type { ViewerAndOwner, ViewerKind } from './viewers.ts';

export type PublicRouteName = keyof typeof publicRoutes;

/**
 * The expected response: a status, or `hidden` for the same response as to an id that does not exist. Neither a hidden nor a rejected
 * request may change anything.
 */
export type ExpectedResponse = number | 'hidden';
export const HIDDEN_RESPONSE = 'hidden' as const;

/** The values of a request, by the place where it contains them. */
export type RequestValues = Partial<Record<'params' | 'query' | 'body' | 'headers', Record<string, unknown>>> & {
  /** The body of a route whose body is a file (`RouteContract.fileBody`). */
  readonly file?: string;
};

/** One id of one kind in one place of one route. */
export interface IdAccessCase {
  readonly route: PublicRouteName;
  readonly place: ValuePlace;
  /** What the id names: `a private entry`. */
  readonly names: string;
  readonly id: (owner: ResourceOwner) => string | Promise<string>;
  /** Whether each reading is recorded. The owner is then not asked for the version, which would look like an effect of the rejected request. */
  readonly isRecorded?: boolean;
  /** The other values of a valid request. */
  readonly others?: (scene: ViewerAndOwner) => RequestValues | Promise<RequestValues>;
  /** The response to an id that does not exist. */
  readonly missing: ErrorCode | 200 | 202 | 204;
  /**
   * In the order of `viewerKinds` without `admin`: the identity token of an administrator must give a browser nothing, so that its
   * responses are those of `signed out`.
   */
  readonly expected: readonly ExpectedResponse[];
}

/** The expected response for a viewer. */
export function expectedResponseFor({ expected }: IdAccessCase, kind: ViewerKind): ExpectedResponse {
  const columns: ViewerKind[] = ['owner', 'friend', 'former friend', 'stranger', 'blocker', 'blocked', 'signed out'];
  const cell = expected[columns.indexOf(kind === 'admin' ? 'signed out' : kind)];
  if (cell === undefined) throw new Error(`no expected response for ${kind}`);
  return cell;
}
