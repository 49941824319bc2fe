import { calendarRoutes } from './calendar.ts';
import { entryRoutes, shareLinkRoutes } from './entry.ts';
import { greetingRoutes } from './greeting.ts';
import { timelineRoutes } from './timeline.ts';

/** The public routes of journal-svc. */
export const journalRoutes = {
  ...calendarRoutes,
  ...entryRoutes,
  ...greetingRoutes,
  ...timelineRoutes,
  ...shareLinkRoutes,
};
