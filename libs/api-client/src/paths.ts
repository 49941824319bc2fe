import type { ApiErrorBody, RouteContract } from '@memory/contracts';
import type { z } from 'zod';

type Params<R extends RouteContract> = R['params'] extends z.ZodType ? { path: z.input<R['params']> } : unknown;
type Query<R extends RouteContract> = R['query'] extends z.ZodType ? { query?: z.input<R['query']> } : unknown;
type Body<R extends RouteContract> = R['body'] extends z.ZodType
  ? { requestBody: { content: { 'application/json': z.input<R['body']> } } }
  : unknown;
type SuccessResponse<R extends RouteContract> = R['response']['body'] extends z.ZodType
  ? { content: { 'application/json': z.output<R['response']['body']> } }
  : { content: { 'application/json': undefined } };

type Operation<R extends RouteContract> = {
  parameters: Params<R> & Query<R>;
  responses: { [S in R['response']['status']]: SuccessResponse<R> } & {
    default: { content: { 'application/json': ApiErrorBody } };
  };
} & Body<R>;

/**
 * The `paths` type that openapi-fetch needs, derived from the contracts by the type checker. No code is generated, and a changed route is a
 * type error in its callers.
 */
export type OpenApiPaths<Routes extends Record<string, RouteContract>> = {
  [Path in Routes[keyof Routes]['path']]: {
    [R in Extract<Routes[keyof Routes], { path: Path }> as R['method']]: Operation<R>;
  };
};
