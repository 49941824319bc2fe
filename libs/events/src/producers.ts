/** The processes that publish events. Each has one Redis stream, which keeps the events of an entity in order. */
export const producers = ['journal', 'media', 'language', 'social', 'gateway'] as const;
export type Producer = (typeof producers)[number];

/**
 * The consumer groups, named like their services, that handle events of each producer. A producer keeps an event until all these groups have handled
 * it, even while a group does not exist in Redis, because the group is new or Redis has lost its data.
 */
export const groupsByProducer: Readonly<Record<Producer, readonly string[]>> = {
  journal: ['media-svc', 'language-svc'],
  media: ['journal-svc', 'social-svc'],
  language: ['language-svc'],
  social: ['gateway', 'journal-svc', 'media-svc', 'language-svc'],
  gateway: ['social-svc'],
};

/** Returns the producers whose events a consumer group handles. */
export const producersOfGroup = (group: string): Producer[] =>
  producers.filter((producer) => groupsByProducer[producer].includes(group));
