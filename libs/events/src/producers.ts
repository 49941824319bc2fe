/** The processes that publish events. Each has one Redis stream, which keeps the events of an entity in order. */
export const producers = ['journal', 'media', 'language', 'social', 'gateway'] as const;
export type Producer = (typeof producers)[number];
