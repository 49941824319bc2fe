import { apiErrorSchema, type ErrorCode, errorCatalog, gatewayRoutes, type Route } from '@memory/contracts';
import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';

const said = (description: string) => z.string().meta({ description });

const listHeaders = {
  'X-Total-Count': said('How many there are in all; left out in a search').optional(),
  Link: said('The next page: `<address>; rel="next"`').optional(),
};
const etag = { ETag: said('The version, for `If-Match`') };
const location = { Location: said('Where it leads') };
const retryAfter = { 'Retry-After': said('Seconds after which to try again') };

/** What a call may answer: its success, every refusal it names or shares with all calls of its kind, and whatever else might refuse it. */
export function answersOf(route: Route): ZodOpenApiResponsesObject {
  return {
    [route.response.status]: success(route),
    ...(route.upsert ? { 200: { ...success(route), description: 'It was there already' } } : {}),
    ...refusals(route),
    default: refusal('Any other refusal', apiErrorSchema),
  };
}

function success(route: Route): ZodOpenApiResponseObject {
  const { response, paginated, versioned } = route;
  const headers = { ...(paginated && listHeaders), ...(versioned && etag), ...(response.status === 302 && location) };
  return {
    description: descriptionOf(route),
    ...(Object.keys(headers).length > 0 ? { headers: z.object(headers) } : {}),
    ...(response.body ? { content: { 'application/json': { schema: response.body } } } : {}),
    ...(response.type ? { content: { [response.type]: { schema: { type: 'string' } } } } : {}),
  };
}

function descriptionOf({ response }: Route): string {
  if (response.status === 302) return 'Leads on to another page';
  return response.body || response.type ? 'Success' : 'Success, without a JSON body';
}

const answersAlone: ReadonlySet<Route> = new Set(Object.values<Route>(gatewayRoutes));

/** What every call of its kind may be refused with, whatever it does. */
function shared(route: Route): ErrorCode[] {
  return [
    ...(route.params ? (['invalid_request', 'not_found'] as const) : []),
    ...(route.method === 'get' ? [] : (['cross_site_request'] as const)),
    ...(route.body ? (['malformed_body', 'too_large', 'unsupported_type'] as const) : []),
    ...(answersAlone.has(route) ? [] : (['service_unavailable'] as const)),
  ];
}

/** Refusals by status; several codes may share one. */
function refusals(route: Route): ZodOpenApiResponsesObject {
  const codes = [...new Set([...route.errors, ...shared(route)])];
  const byStatus = Map.groupBy(codes, (code) => errorCatalog[code].status);
  const described = [...byStatus].map(([status, alike]) => {
    const description = alike.map((code) => `\`${code}\`: ${errorCatalog[code].en}`).join('\n\n');
    return [status, refusal(description, route.errorBodies?.[status] ?? apiErrorSchema, status)];
  });
  const saysMore = Object.entries(route.errorBodies ?? {}).map(([status, schema]) => [
    status,
    refusal('It cannot be done now', schema),
  ]);
  return Object.fromEntries([...saysMore, ...described]) as ZodOpenApiResponsesObject;
}

function refusal(description: string, schema: z.ZodType, status = 0): ZodOpenApiResponseObject {
  const headers = status === 429 || status === 503 ? { headers: z.object(retryAfter) } : {};
  return { description, ...headers, content: { 'application/json': { schema } } };
}
