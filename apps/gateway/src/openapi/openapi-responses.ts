import { apiErrorSchema, type ErrorCode, errorCatalog, gatewayRoutes, type RouteContract } from '@memory/contracts';
import { z } from 'zod';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { isRestrictedRoute } from '../session/setup-restriction.plugin.ts';

const textHeader = (description: string) => z.string().meta({ description });

const listHeaders = {
  'X-Total-Count': textHeader('The total number of items; omitted for a search').optional(),
  Link: textHeader('The next page: `<address>; rel="next"`').optional(),
};
const searchHeader = {
  'X-Search-Words': textHeader('The words that a search has found by their pinyin, percent-encoded').optional(),
};
const etagHeader = { ETag: textHeader('The version, for `If-Match`') };
const locationHeader = { Location: textHeader('The address of the redirect') };
const retryAfterHeader = { 'Retry-After': textHeader('Seconds until the next attempt') };

/**
 * Returns the `responses` object of a route in the OpenAPI document: the success, the errors that the route declares, the errors that all
 * routes of its kind may return, and `default` for any other error.
 */
export function openapiResponsesOf(route: RouteContract): ZodOpenApiResponsesObject {
  return {
    [route.response.status]: successResponse(route),
    ...(route.upsert ? { 200: { ...successResponse(route), description: 'It existed already' } } : {}),
    ...errorResponses(route),
    default: errorResponse('Any other error', apiErrorSchema),
  };
}

function successResponse(route: RouteContract): ZodOpenApiResponseObject {
  const { response, paginated, searchable, versioned } = route;
  const headers = {
    ...(paginated && listHeaders),
    ...(searchable && searchHeader),
    ...(versioned && etagHeader),
    ...(response.status === 302 && locationHeader),
  };
  return {
    description: successDescription(route),
    ...(Object.keys(headers).length > 0 ? { headers: z.object(headers) } : {}),
    ...(response.body ? { content: { 'application/json': { schema: response.body } } } : {}),
    ...(response.type ? { content: { [response.type]: { schema: { type: 'string' } } } } : {}),
  };
}

function successDescription({ response }: RouteContract): string {
  if (response.status === 302) return 'Redirect to another page';
  return response.body || response.type ? 'Success' : 'Success, without a JSON body';
}

/** The routes that the gateway implements itself, without calling a service. */
const ownRoutes: ReadonlySet<RouteContract> = new Set(Object.values<RouteContract>(gatewayRoutes));

/** The errors that the framework or the gateway may return for a route, in addition to the errors that the contract of the route declares. */
function commonErrors(route: RouteContract): ErrorCode[] {
  return [
    ...(route.params ? (['invalid_request', 'not_found'] as const) : []),
    ...(route.method === 'get' && !route.rejectsOtherSites ? [] : (['cross_site_request'] as const)),
    ...(route.body || route.fileBody ? (['malformed_body', 'too_large', 'unsupported_type'] as const) : []),
    ...(route.access === 'signed-in' && isRestrictedRoute(route) ? (['second_factor_setup_required'] as const) : []),
    ...(ownRoutes.has(route) ? [] : (['service_unavailable'] as const)),
    ...(route.method === 'get' ? [] : (['outcome_unknown'] as const)),
  ];
}

/** Returns one response for each HTTP status of the route's errors. The description of a response lists all error codes with its status. */
function errorResponses(route: RouteContract): ZodOpenApiResponsesObject {
  const codes = [...new Set([...route.errors, ...commonErrors(route)])];
  const byStatus = Map.groupBy(codes, (code) => errorCatalog[code].status);
  const fromCodes = [...byStatus].map(([status, codesOfStatus]) => {
    const description = codesOfStatus.map((code) => `\`${code}\`: ${errorCatalog[code].en}`).join('\n\n');
    return [status, errorResponse(description, route.errorBodies?.[status] ?? apiErrorSchema, status)];
  });
  const withOwnSchema = Object.entries(route.errorBodies ?? {}).map(([status, schema]) => [
    status,
    errorResponse('It is not possible in the current state', schema),
  ]);
  return Object.fromEntries([...withOwnSchema, ...fromCodes]) as ZodOpenApiResponsesObject;
}

function errorResponse(description: string, schema: z.ZodType, status = 0): ZodOpenApiResponseObject {
  const headers = status === 429 || status === 503 ? { headers: z.object(retryAfterHeader) } : {};
  return { description, ...headers, content: { 'application/json': { schema } } };
}
