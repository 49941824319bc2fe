import { type EventTail, parseStreamPositions, type StreamPositions } from '@memory/event-bus';
import { orServiceUnavailable } from '@memory/service-kit';
import { toLiveEvent } from './live-event-mappers.ts';
import type { PositionedLiveEvent } from './live-stream-connection.ts';

/**
 * The longest time in milliseconds that a page's request may take to arrive at the gateway. It is added to the age of the page, so that no
 * event is missed; replaying an event that the page has already received is harmless.
 */
const MAX_REQUEST_DELAY_MS = 2_000;

/**
 * The point after which events are replayed to a page. A page that reconnects sends the id of its last event (`lastEventId`). A page that
 * has just been loaded sends the milliseconds since it was loaded (`age`). When both are undefined, no events are replayed.
 */
export interface LiveStreamResumePoint {
  lastEventId?: string | undefined;
  age?: number | undefined;
}

/**
 * Reads the user's events between the resume point and `until`. Returns null when these events are no longer on the event bus or the last
 * event id is invalid.
 * @throws ApiError `service_unavailable` while Redis is unavailable
 */
export async function readMissedLiveEvents(
  tail: EventTail,
  userId: string,
  resumePoint: LiveStreamResumePoint,
  until: StreamPositions,
): Promise<PositionedLiveEvent[] | null> {
  const events = await orServiceUnavailable(readBusEvents(tail, resumePoint, until));
  if (!events) return null;
  return events.flatMap(({ event: envelope, positions }) => {
    const event = toLiveEvent(envelope);
    return event?.userId === userId ? [{ event, positions }] : [];
  });
}

async function readBusEvents(
  tail: EventTail,
  { lastEventId, age }: LiveStreamResumePoint,
  until: StreamPositions,
): ReturnType<EventTail['readBetween']> {
  if (lastEventId === undefined) return age === undefined ? [] : tail.readRecent(age + MAX_REQUEST_DELAY_MS, until);
  const since = parseStreamPositions(lastEventId);
  return since && tail.readBetween(since, until);
}
