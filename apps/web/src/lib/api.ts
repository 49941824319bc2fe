import { createApiClient } from '@memory/api-client';
import i18next from 'i18next';

export { ApiRequestError, unwrap } from '@memory/api-client';

/** The typed client of this page: cookies are sent, and messages come back in the interface's language. */
export const api = createApiClient({ baseUrl: '' });

api.use({
  onRequest({ request }) {
    request.headers.set('Accept-Language', i18next.language);
    return request;
  },
});
