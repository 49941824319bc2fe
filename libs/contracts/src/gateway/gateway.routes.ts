import { privacyRoutes } from '../privacy/privacy.routes.ts';
import { eventStreamRoutes } from './event-stream.routes.ts';
import { installationRoutes } from './installation.routes.ts';
import { ownerNoticesRoutes } from './owner-notices.routes.ts';
import { sessionListRoutes } from './session-list.routes.ts';
import { sessionRoutes } from './session.routes.ts';

/** The routes that the gateway itself implements. */
export const gatewayRoutes = {
  ...sessionRoutes,
  ...sessionListRoutes,
  ...eventStreamRoutes,
  ...installationRoutes,
  ...ownerNoticesRoutes,
  ...privacyRoutes,
};
