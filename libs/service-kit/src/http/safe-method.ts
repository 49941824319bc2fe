/** Whether requests with this method change nothing (RFC 9110, 9.2.1). */
export const isSafeMethod = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());
