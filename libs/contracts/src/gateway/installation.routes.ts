import { defineRoute } from '../route.ts';
import { installationConfigSchema, healthSchema } from './installation.schema.ts';

export const installationRoutes = {
  readConfig: defineRoute({
    method: 'get',
    path: '/api/config',
    access: 'anyone',
    summary: 'The settings of this installation that the page needs',
    response: { status: 200, body: installationConfigSchema },
    errors: [],
  }),
  checkHealth: defineRoute({
    method: 'get',
    path: '/api/health',
    access: 'anyone',
    summary:
      'Whether every part of the product is available (a 503 names the part that is not), and whether one works only in part',
    response: { status: 200, body: healthSchema },
    errorBodies: { 503: healthSchema },
    errors: [],
  }),
};
