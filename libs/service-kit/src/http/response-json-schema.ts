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
