/** Query keys of the greetings on entries, and of who may give them. */
export const greetingQueryKeys = {
  all: ['greetings'] as const,
  ofEntry: (entryId: string) => ['greetings', entryId] as const,
  settings: ['greeting-settings'] as const,
};
