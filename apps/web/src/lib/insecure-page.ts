/**
 * Whether the page was loaded over plain http from another machine, as in a school's own network without certificates. Browsers then have no
 * microphone, camera, clipboard, position, service worker, locks and passkeys (https://w3c.github.io/webappsec-secure-contexts/).
 */
export const isInsecurePage = (): boolean => window.isSecureContext === false;
