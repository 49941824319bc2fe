import { useQuery } from '@tanstack/react-query';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { friendQueryKeys } from '../../query-keys.ts';

/** Query: users whose username or name contains the text. Results are not cached, and an empty text sends no request. */
export function useUserSearch(text: string) {
  return useQuery({
    queryKey: friendQueryKeys.search(text),
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/api/users/search', { params: { query: { q: text } }, signal });
      if (!data) throw new Error('Search failed');
      return data;
    },
    enabled: text.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Query: up to ten users recommended as friends. */
export function useRecommendedUsers() {
  return useQuery({
    queryKey: friendQueryKeys.recommended,
    queryFn: () => unwrapResponse(api.GET('/api/recommended-friends')),
  });
}
