import type { AudioConversion } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { entryQueryKeys } from '../../lib/entry-cache.ts';
import { toast } from '../../lib/toasts.ts';

const compatibilityQuery = queryOptions({
  queryKey: ['audio-compatibility'],
  queryFn: () => unwrapResponse(api.GET('/api/check-audio-compatibility')),
});

/** Query: the number of the viewer's recordings that do not play on every device. */
export function useIncompatibleRecordingCount({ enabled = true } = {}) {
  return useQuery({ ...compatibilityQuery, enabled });
}

/**
 * Mutation: converts the viewer's recordings that do not play on every device. `describeResult` returns the text of the toast that reports
 * the result.
 */
export function useConvertIncompatibleRecordings(describeResult: (result: AudioConversion) => string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const shownCount = queryClient.getQueryData(compatibilityQuery.queryKey)?.incompatibleCount ?? 0;
      return explainShownCount(await unwrapResponse(api.POST('/api/convert-audio-files')), shownCount);
    },
    onSuccess: (result) => {
      toast({ title: t('settings.audio.toasts.complete'), description: describeResult(result) });
      void queryClient.invalidateQueries({ queryKey: compatibilityQuery.queryKey });
      // The entries are refetched, because they now refer to the converted files.
      void queryClient.invalidateQueries({ queryKey: entryQueryKeys.all });
    },
    onError: (error) => {
      const description = apiErrorMessage(error, t('settings.audio.toasts.failedText'));
      toast({ title: t('settings.audio.toasts.failed'), description, isError: true });
    },
  });
}

/**
 * Extends the result of a conversion, so that its numbers add up to the count that the page showed before. Recordings that were counted before but
 * not found by the conversion were already converted on another device or have been deleted; they are reported as not needing a conversion.
 */
function explainShownCount(result: AudioConversion, shownCount: number): AudioConversion {
  const notFound = Math.max(0, shownCount - result.totalFiles);
  return { ...result, totalFiles: result.totalFiles + notFound, notNeeded: result.notNeeded + notFound };
}
