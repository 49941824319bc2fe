import { apiErrorSchema, type ErrorCode, errorCatalog, publicRoutes, type Route } from '@memory/contracts';
import { z } from 'zod';
import { createDocument, type oas31, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject, type ZodOpenApiResponsesObject } from 'zod-openapi';
import { SESSION_COOKIE } from '../session/session-record.ts';

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
      info: { title: 'Memory', version: '1', description: 'Everything the Memory web app can do, for other programs.' },
      paths,
      components: { securitySchemes: { [SESSION_SCHEME]: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } } },
    },
    { reused: 'inline' },
  );
}

function operation(name: string, route: Route): ZodOpenApiOperationObject {
  return {
    operationId: name,
    summary: route.summary,
    security: route.access === 'signed-in' ? [{ [SESSION_SCHEME]: [] }] : [],
    requestParams: { ...(route.params && { path: route.params }), ...(route.query && { query: route.query }) },
    ...requestBody(route),
    responses: { [route.answer.status]: success(route), ...failures(route.errors) },
  };
}

function requestBody(route: Route): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (route.upload) {
    const file: oas31.SchemaObject = { type: 'string', format: 'binary' };
    const field: oas31.SchemaObject = route.manyFiles ? { type: 'array', items: file } : file;
    const form: oas31.SchemaObject = { type: 'object', properties: { [route.upload]: field }, required: [route.upload] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form } } } };
  }
  return route.body ? { requestBody: { required: true, content: { 'application/json': { schema: route.body } } } } : {};
}

const listHeaders = z.object({
  'X-Total-Count': z.string().meta({ description: 'How many there are in all' }),
  Link: z.string().optional().meta({ description: 'The next page: `<address>; rel="next"`' }),
});

function success({ answer, list }: Route) {
  return {
    description: descriptionOf(answer),
    ...(list ? { headers: listHeaders } : {}),
    ...contentOf(answer),
  };
}

function contentOf({ body, type }: Route['answer']) {
  if (body) return { content: { 'application/json': { schema: body } } };
  const bytes: oas31.SchemaObject = { type: 'string', format: 'binary' };
  return type ? { content: { [type]: { schema: bytes } } } : {};
}

function descriptionOf(answer: Route['answer']): string {
  if (answer.status === 302) return 'Leads on to another page';
  return answer.body || answer.type ? 'Success' : 'Success, without a JSON body';
}

/** Refusals by status; several codes may share one. */
function failures(codes: readonly ErrorCode[]): ZodOpenApiResponsesObject {
  const byStatus = Map.groupBy(codes, (code) => String(errorCatalog[code].status) as `${4 | 5}${string}`);
  return Object.fromEntries(
    [...byStatus].map(([status, shared]) => [
      status,
      {
        description: shared.map((code) => `\`${code}\`: ${errorCatalog[code].en}`).join('\n\n'),
        content: { 'application/json': { schema: apiErrorSchema } },
      },
    ]),
  );
}
