import { publicRoutes, type RouteContract } from '@memory/contracts';
import type { IdAccessCase } from './id-access-case.ts';
import type { RequestVariant } from './send-access-case.ts';
import type { ViewerAndOwner } from './viewer-and-owner.ts';

/**
 * The ways to send an id that could reveal whether it exists: HEAD, a range, and conditions with the version that the owner has. The first
 * is the plain request.
 */
export async function requestVariantsOf(
  row: IdAccessCase,
  id: string,
  { owner }: ViewerAndOwner,
): Promise<RequestVariant[]> {
  const route: RouteContract = publicRoutes[row.route];
  if (row.place !== 'params.id' || !['get', 'patch', 'delete'].includes(route.method)) return [{}];
  const path = route.path.replace('{id}', id);
  const response = await owner.account.client.get(path);
  const etag = response.headers.get('etag') ?? '"1"';
  if (route.method !== 'get') return [{}, { headers: { 'if-match': etag } }, { headers: { 'if-match': '"none"' } }];
  const modified = response.headers.get('last-modified') ?? new Date().toUTCString();
  const conditions: Record<string, string>[] = [
    { 'if-none-match': etag },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified },
    { range: 'bytes=0-0' },
    { range: 'bytes=999999999-', 'if-range': etag },
  ];
  return [
    {},
    ...conditions.map((headers) => ({ headers })),
    { method: 'HEAD' },
    { method: 'HEAD', headers: { 'if-none-match': etag } },
  ];
}
