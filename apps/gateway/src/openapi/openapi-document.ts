import { publicRoutes, type RouteContract } from '@memory/contracts';
import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { SESSION_COOKIE } from '../session/session-cookies.ts';
import { openapiResponsesOf } from './openapi-responses.ts';

const SESSION_SCHEME = 'session';

/** Creates the OpenAPI 3.1 document of all public routes from the Zod schemas of the route contracts. */
export function createOpenapiDocument(routes: Record<string, RouteContract> = publicRoutes) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method]: createOperation(name, route) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Memory',
        version: '1',
        description:
          'Everything the Memory web app can do, for other programs. `Accept-Language` (en, zh) decides the language of messages; every response carries the id of its request in `X-Request-Id`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This installation' }],
      paths,
      components: { securitySchemes: { [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } } },
    },
    { reused: 'inline' },
  );
}

function createOperation(name: string, route: RouteContract): ZodOpenApiOperationObject {
  const header = requestHeadersOf(route);
  return {
    operationId: name,
    summary: route.summary,
    security: route.access === 'signed-in' ? [{ [SESSION_SCHEME]: [] }] : [],
    requestParams: {
      ...(route.params && { path: route.params }),
      ...(route.query && { query: route.query }),
      ...(header && { header }),
    },
    ...requestBodyOf(route),
    responses: openapiResponsesOf(route),
  };
}

const idempotencyKey = z.string().min(1).max(200).optional().meta({
  description:
    'A unique value chosen by the client: a repeat of the request with the same value within 24 hours gets the first response and has no other effect',
});
const ifMatch = z.string().optional().meta({ description: 'The `ETag` of the version that the change is based on' });
const lastEventId = z.string().optional().meta({ description: 'The id of the last event that was received' });

function requestHeadersOf({ idempotent, versioned, method, response }: RouteContract): z.ZodObject | undefined {
  const headers = {
    ...(idempotent && { 'Idempotency-Key': idempotencyKey }),
    ...(versioned && method === 'patch' && { 'If-Match': ifMatch }),
    ...(response.type === 'text/event-stream' && { 'Last-Event-ID': lastEventId }),
  };
  return Object.keys(headers).length > 0 ? z.object(headers) : undefined;
}

function requestBodyOf(route: RouteContract): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (route.uploadField) {
    const file: oas31.SchemaObject = { type: 'string', format: 'binary' };
    const field: oas31.SchemaObject = route.multipleFiles ? { type: 'array', items: file } : file;
    const form: oas31.SchemaObject = {
      type: 'object',
      properties: { [route.uploadField]: field },
      required: [route.uploadField],
    };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  if (route.fileBody) {
    const schema: oas31.SchemaObject = { type: 'string', format: 'binary' };
    const content = Object.fromEntries(route.fileBody.types.map((type) => [type, { schema }]));
    return { requestBody: { required: true, content } };
  }
  return route.body ? { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } } : {};
}
