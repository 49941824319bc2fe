import type { RouteContract } from '@memory/contracts';
import { z } from 'zod';
import {
  type FieldSchema,
  invalidBodyValues,
  invalidPathValues,
  invalidQueryValues,
  TEXT_WITH_LONE_SURROGATE,
  MISSING_VALUE,
} from './invalid-values.ts';

/** A request that the route accepts. */
export interface ValidRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** A request in the form of Fastify's `inject`. */
export interface FuzzRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly payload?: object;
}

/** A mutation of a valid request: one field is replaced by an invalid value. */
export interface RequestMutation {
  readonly part: 'params' | 'query' | 'body';
  readonly field: string;
  readonly value: unknown;
}

/** Returns one mutation for each field in the route's schemas and each invalid value of that field. */
export const listMutations = ({ params, query, body }: RouteContract): RequestMutation[] => [
  ...mutationsOf('params', params, invalidPathValues),
  ...mutationsOf('query', query, invalidQueryValues),
  ...mutationsOf('body', body, invalidBodyValues),
];

function mutationsOf(
  part: RequestMutation['part'],
  schema: z.ZodType | undefined,
  invalidValues: (field: FieldSchema) => readonly unknown[],
): RequestMutation[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, FieldSchema>;
  };
  return Object.entries(properties).flatMap(([field, fieldSchema]) =>
    invalidValues(fieldSchema).map((value) => ({ part, field, value })),
  );
}

export function buildRequest(
  route: RouteContract,
  valid: ValidRequest,
  mutations: readonly RequestMutation[],
): FuzzRequest {
  const { params = {}, query = {}, body } = mutations.reduce(applyMutation, valid);
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => percentEncode(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((item) => `${name}=${percentEncode(item)}`),
  );
  return {
    method: route.method.toUpperCase() as FuzzRequest['method'],
    url: pairs.length > 0 ? `${path}?${pairs.join('&')}` : path,
    ...(route.body ? { payload: body ?? {} } : {}),
  };
}

function applyMutation(request: ValidRequest, { part, field, value }: RequestMutation): ValidRequest {
  const fields: Record<string, unknown> = { ...request[part], [field]: value };
  if (value === MISSING_VALUE) delete fields[field];
  return { ...request, [part]: fields };
}

/**
 * Percent-encodes a text. `encodeURIComponent` rejects lone surrogates. For texts with lone surrogates, this function returns the three bytes that
 * UTF-8 would use for a surrogate if it allowed surrogates.
 */
const percentEncode = (text: string): string =>
  text.includes(TEXT_WITH_LONE_SURROGATE) || !text.isWellFormed() ? '%ED%A1%82' : encodeURIComponent(text);
