import { type Caller, type RouteContract, publicRoutes } from '@memory/contracts';
import { IDENTITY_HEADER, type IdentityScope, IdentitySigner } from '@memory/service-kit/identity';
import { readSigningKey } from '@memory/service-kit/signing-keys';
import type { ApiResponse } from '../api/openapi-validator.ts';
import { signingKey } from '../installation.ts';
import type { IdAccessCase, RequestValues } from './id-access-case.ts';
import type { ViewerAndOwner } from './viewers.ts';

export interface IdentityTokenOptions {
  readonly caller: Caller;
  readonly use: IdentityScope;
  readonly service: string;
  /** Null for a request without a viewer. */
  readonly userId: string | null;
}

/** The headers of a request that a process of the installation signs with its own key. */
export async function identityHeaders(token: IdentityTokenOptions): Promise<Record<string, string>> {
  const { caller, use, service, userId } = token;
  const signer = new IdentitySigner({ key: readSigningKey(signingKey(caller)), caller });
  return { [IDENTITY_HEADER]: await signer.sign({ userId }, { use, service }) };
}

/** The identity of `npm run admin`, which the gateway must not accept from a browser. */
export const adminHeaders = (): Promise<Record<string, string>> =>
  identityHeaders({ caller: 'admin', use: 'internal', service: 'social-svc', userId: null });

/** How else than by the plain request of a row an id can be sent. */
export interface RequestVariant {
  readonly method?: 'HEAD';
  readonly headers?: Record<string, string>;
}

/** Sends the request of a row with an id, on behalf of the scene's viewer. */
export async function sendAccessCase(
  row: IdAccessCase,
  id: string,
  scene: ViewerAndOwner,
  others: RequestValues,
  { method, headers }: RequestVariant = {},
): Promise<ApiResponse> {
  const route: RouteContract = publicRoutes[row.route];
  const values = withId(others, row.place, id);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values.params?.[name]));
  const query = new URLSearchParams(values.query as Record<string, string> | undefined);
  return scene.client.send(method ?? route.method.toUpperCase(), `${path}${query.size > 0 ? `?${query}` : ''}`, {
    ...(values.file === undefined ? { body: values.body } : { raw: values.file }),
    headers: {
      ...(route.fileBody && { 'content-type': route.fileBody.types[0] }),
      ...(values.headers as Record<string, string> | undefined),
      ...headers,
      ...(scene.kind === 'admin' ? await adminHeaders() : {}),
    },
  });
}

/**
 * The values with an id in this place: `body.mediaFiles[].url` → `{ body: { mediaFiles: [{ url: id }] } }`. The first element of a list that the
 * values have keeps its other properties.
 */
function withId(values: RequestValues, place: IdAccessCase['place'], id: string): RequestValues {
  const [part, ...names] = place.split('.') as [Exclude<keyof RequestValues, 'file'>, ...string[]];
  return { ...values, [part]: withValue(values[part], names, id) as Record<string, unknown> };
}

function withValue(object: unknown, [name, ...names]: readonly string[], id: string): unknown {
  if (name === undefined) return id;
  const isList = name.endsWith('[]');
  const key = isList ? name.slice(0, -2) : name;
  const present = (object as Record<string, unknown> | undefined)?.[key];
  const value = withValue(isList ? (present as unknown[] | undefined)?.[0] : present, names, id);
  return { ...(object as object | undefined), [key]: isList ? [value] : value };
}
