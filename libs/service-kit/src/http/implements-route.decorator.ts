import { type RouteContract, toRouterPattern } from '@memory/contracts';
import {
  applyDecorators,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SerializeOptions,
  SetMetadata,
} from '@nestjs/common';
import { RouteSchema } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { responseJsonSchema } from './response-json-schema.ts';

export const ROUTE_METADATA = 'memory:route';
export const COMPILED_RESPONSE_METADATA = 'memory:compiled-response';

const methods = {
  get: RequestMethod.GET,
  post: RequestMethod.POST,
  patch: RequestMethod.PATCH,
  delete: RequestMethod.DELETE,
} as const;

/**
 * Returns the schema for Nest's serializer: for an array schema, the schema of one element, because the serializer applies the schema to
 * each element of an array.
 */
const serialized = (body: z.ZodType) => (body instanceof z.ZodArray ? (body.element as z.ZodType) : body);

/**
 * Makes a controller method the implementation of a route of the contracts. Method, path, status, access and response schema come from the
 * contract. Fastify writes the responses with a serializer that it compiles from the contract
 * ([ADR 22](../../../../docs/adr/0022-compiled-serializers.md)), unless their form needs checks at runtime (`responseJsonSchema`).
 */
export function ImplementsRoute(route: RouteContract): MethodDecorator {
  const { status, body } = route.response;
  const compiled = body && responseJsonSchema(body);
  return applyDecorators(
    SetMetadata(ROUTE_METADATA, route),
    RequestMapping({ method: methods[route.method], path: toRouterPattern(route) }),
    HttpCode(status),
    ...(body ? [SerializeOptions({ schema: serialized(body) })] : []),
    // The schema counts for every success, since some handlers respond with another success status than the contract's.
    ...(compiled
      ? [SetMetadata(COMPILED_RESPONSE_METADATA, true), RouteSchema({ response: { '2xx': compiled } })]
      : []),
  );
}
