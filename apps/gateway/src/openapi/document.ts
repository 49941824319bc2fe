import { publicRoutes, type Route } from '@memory/contracts';
import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { SESSION_COOKIE } from '../session/session-record.ts';
import { answersOf } from './answers.ts';

const SESSION_SCHEME = 'session';

/** Every public call, described by the schemas that validate it. */
export function describeApi(routes: Record<string, Route> = publicRoutes) {
  const paths: ZodOpenApiPathsObject = {};
  for (const [name, route] of Object.entries(routes)) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(name, route) };
  }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Memory',
        version: '1',
        description:
          'Everything the Memory web app can do, for other programs. `Accept-Language` (en, zh) decides the language of messages; every answer names its request in `X-Request-Id`.',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'This installation' }],
      paths,
      components: { securitySchemes: { [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } } },
    },
    { reused: 'inline' },
  );
}

function operation(name: string, route: Route): ZodOpenApiOperationObject {
  const header = headersOf(route);
  return {
    operationId: name,
    summary: route.summary,
    security: route.access === 'signed-in' ? [{ [SESSION_SCHEME]: [] }] : [],
    requestParams: {
      ...(route.params && { path: route.params }),
      ...(route.query && { query: route.query }),
      ...(header && { header }),
    },
    ...requestBody(route),
    responses: answersOf(route),
  };
}

const idempotencyKey = z.string().min(1).max(200).optional().meta({
  description:
    'A word of your own for this request: sent again under it within 24 hours, it gets the first answer and does nothing',
});
const ifMatch = z.string().optional().meta({ description: 'The `ETag` of the version that was seen' });
const lastEventId = z.string().optional().meta({ description: 'The last event that was received' });

function headersOf({ idempotent, versioned, method, response }: Route): z.ZodObject | undefined {
  const headers = {
    ...(idempotent && { 'Idempotency-Key': idempotencyKey }),
    ...(versioned && method === 'patch' && { 'If-Match': ifMatch }),
    ...(response.type === 'text/event-stream' && { 'Last-Event-ID': lastEventId }),
  };
  return Object.keys(headers).length > 0 ? z.object(headers) : undefined;
}

function requestBody(route: Route): Pick<ZodOpenApiOperationObject, 'requestBody'> {
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
  return route.body ? { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } } : {};
}
