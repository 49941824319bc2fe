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

/** The part of JSON Schema from which Fastify compiles a serializer (https://github.com/fastify/fast-json-stringify). */
interface SerializerSchema {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  nullable?: true;
  properties?: Record<string, SerializerSchema>;
  required?: readonly string[];
  items?: SerializerSchema;
}

interface JsonSchema {
  readonly type?: SerializerSchema['type'] | readonly SerializerSchema['type'][];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: unknown;
}

/**
 * Returns the schema from which Fastify compiles the serializer of a response; null when the response has a form that a compiled serializer would
 * have to check at runtime, such as a union or a record. A compiled serializer writes only declared properties, so nothing undeclared leaves the
 * service. It throws when a required property is missing. It does not check values, such as the form of an id: tests and development check values
 * with the contract itself.
 */
export const responseJsonSchema = (body: z.ZodType): SerializerSchema | null =>
  simplify(z.toJSONSchema(body, { target: 'draft-7', io: 'output' }) as JsonSchema);

function simplify(schema: JsonSchema): SerializerSchema | null {
  const alternatives = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (schema.anyOf && alternatives?.length === 1 && alternatives[0]) {
    const simplified = simplify(alternatives[0]);
    return simplified && { ...simplified, nullable: true };
  }
  const types = [schema.type].flat().filter((type) => type !== 'null');
  const [type] = types;
  const isClosed = type !== 'object' || schema.additionalProperties === false;
  if (types.length !== 1 || type === undefined || !isClosed) return null;
  const { required } = schema;
  const properties = Object.entries(schema.properties ?? {}).map(([key, value]) => [key, simplify(value)] as const);
  const items = schema.items && simplify(schema.items);
  if (items === null || properties.some(([, property]) => property === null)) return null;
  return {
    type,
    ...(Array.isArray(schema.type) ? { nullable: true } : {}),
    ...(schema.properties ? { properties: Object.fromEntries(properties) as Record<string, SerializerSchema> } : {}),
    ...(required ? { required } : {}),
    ...(items ? { items } : {}),
  };
}

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
