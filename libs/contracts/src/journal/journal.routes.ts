import { calendarRoutes } from './calendar.routes.ts';
import { entryRoutes } from './entry.routes.ts';
import { shareLinkRoutes } from './share-link.routes.ts';
import { timelineRoutes } from './timeline.routes.ts';

/** The public routes of journal-svc. */
export const journalRoutes = {
  ...calendarRoutes,
  ...entryRoutes,
  ...timelineRoutes,
  ...shareLinkRoutes,
};
