/** Every URL path of the app. */
export const pagePaths = {
  home: '/',
  auth: '/auth',
  vocabulary: '/vocabulary',
  community: '/community',
  friends: '/friends',
  findFriends: '/friends?tab=find',
  profile: '/profile',
  settings: '/settings',
  publicTimeline: '/public-timeline',
  userTimeline: (userId: string) => `/public-timeline/${userId}`,
  shared: (shareId: string) => `/shared/${shareId}`,
};

/** The same paths as route patterns. */
export const routePatterns = {
  userTimeline: '/public-timeline/:userId',
  shared: '/shared/:shareId',
};

/** URLs that the gateway serves instead of the app. A link to such a URL makes the browser load another document. */
export const gatewayPaths = {
  externalLogin: '/api/login',
  logout: '/api/logout',
  export: '/api/export',
};
