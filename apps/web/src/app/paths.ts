/** The URL paths of all pages of the app. */
export const pagePaths = {
  home: '/',
  auth: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
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

/** Route patterns of the pages whose paths contain an id. */
export const routePatterns = {
  userTimeline: '/public-timeline/:userId',
  shared: '/shared/:shareId',
};

/** URLs that the gateway serves itself, outside the app. A link to such a URL makes the browser load another document. */
export const gatewayPaths = {
  externalLogin: '/api/login',
  logout: '/api/logout',
  export: '/api/export',
};
