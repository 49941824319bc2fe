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
 * Returns the schema from which Fastify compiles the serializer of a response. A compiled serializer writes only declared properties, so nothing
 * undeclared leaves the service. It throws when a required property is missing. It does not check values, such as the form of an id: tests and
 * development check values with the contract itself.
 * @throws Error when the response has a form that a compiled serializer would have to check at runtime, such as a union
 */
export const responseJsonSchema = (body: z.ZodType): SerializerSchema =>
  simplify(z.toJSONSchema(body, { target: 'draft-7', io: 'output' }) as JsonSchema);

function simplify(schema: JsonSchema): SerializerSchema {
  const alternatives = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (schema.anyOf && alternatives?.length === 1 && alternatives[0])
    return { ...simplify(alternatives[0]), nullable: true };
  const types = [schema.type].flat().filter((type) => type !== 'null');
  const [type] = types;
  const isClosed = type !== 'object' || schema.additionalProperties === false;
  if (types.length !== 1 || type === undefined || !isClosed)
    throw new Error(`A response with ${JSON.stringify(schema)} needs a serializer that checks values`);
  const { properties, required, items } = schema;
  return {
    type,
    ...(Array.isArray(schema.type) ? { nullable: true } : {}),
    ...(properties ? { properties: mapValues(properties, simplify) } : {}),
    ...(required ? { required } : {}),
    ...(items ? { items: simplify(items) } : {}),
  };
}

const mapValues = <In, Out>(record: Readonly<Record<string, In>>, map: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
