/** TanStack Query keys of classes. */
export const classQueryKeys = {
  all: ['classes'] as const,
  lists: ['classes', 'list'] as const,
  list: (isArchived: boolean) => ['classes', 'list', isArchived] as const,
  details: (classId: string) => ['classes', 'details', classId] as const,
  devices: (classId: string) => ['class-devices', classId] as const,
  signIns: (classId: string) => ['class-sign-ins', classId] as const,
};
