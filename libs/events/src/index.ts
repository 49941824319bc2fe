export * from './account-registered.ts';
export * from './author-card.ts';
export * from './catalog.ts';
export * from './entry-deleted.ts';
export * from './envelope.ts';
export * from './media-processed.ts';
export * from './profile-updated.ts';
