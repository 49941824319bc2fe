/** Every address of the page, in one place. */
export const paths = {
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

/** The same addresses as the router matches them. */
export const pathPatterns = {
  userTimeline: '/public-timeline/:userId',
  shared: '/shared/:shareId',
};

/** Addresses the gateway answers, not this page: the browser leaves for them. */
export const serverPaths = {
  externalLogin: '/api/login',
  logout: '/api/logout',
  export: '/api/export',
};
