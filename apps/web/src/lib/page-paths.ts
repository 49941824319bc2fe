/** The URL paths of all pages of the app. */
export const pagePaths = {
  home: '/',
  auth: '/auth',
  /** On a device of a class, `/auth` alone leads to the page on which students sign in. */
  passwordSignIn: '/auth?with=password',
  classSignIn: '/class-sign-in',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  vocabulary: '/vocabulary',
  reviews: '/review',
  calendar: '/calendar',
  calendarDay: (day: string) => `/calendar?day=${day}`,
  growth: '/growth',
  community: '/community',
  friendsTimeline: '/community?tab=friends',
  friends: '/friends',
  findFriends: '/friends?tab=find',
  friendCode: (code: string) => `/friends/code/${encodeURIComponent(code)}`,
  profile: '/profile',
  settings: '/settings',
  settingsGroup: (group: string) => `/settings/${group}`,
  accountDeletion: '/account-deletion',
  privacy: '/privacy',
  publicTimeline: '/public-timeline',
  userTimeline: (userId: string) => `/public-timeline/${userId}`,
  shared: (shareId: string) => `/shared/${shareId}`,
  reading: (entryId: string) => `/read/${entryId}`,
  classes: '/classes',
  schoolClass: (classId: string) => `/classes/${classId}`,
  rosterImport: '/classes/import',
};

/** Route patterns of the pages whose paths contain an id. */
export const routePatterns = {
  userTimeline: '/public-timeline/:userId',
  shared: '/shared/:shareId',
  reading: '/read/:entryId',
  friendCode: '/friends/code/:code?',
  settingsGroup: '/settings/:group',
  schoolClass: '/classes/:classId',
};

/** URLs that the gateway serves itself, outside the app. A link to such a URL makes the browser load another document. */
export const gatewayPaths = {
  externalLogin: '/api/login',
  logout: '/api/logout',
  export: '/api/export',
};
