/** Query keys of reviews and of the learning settings. */
export const reviewQueryKeys = {
  /** Below it is what changes with each review. */
  all: ['reviews'] as const,
  today: ['reviews', 'today'] as const,
  material: (more: number) => ['reviews', 'material', more] as const,
  summary: ['reviews', 'summary'] as const,
  settings: ['learning-settings'] as const,
};
