/** The processes that sign requests to services, each with its own key. `admin` is the command-line program `npm run admin`. */
export const callerProcesses = ['gateway', 'journal-svc', 'media-svc', 'language-svc', 'social-svc', 'admin'] as const;
export type Caller = (typeof callerProcesses)[number];
