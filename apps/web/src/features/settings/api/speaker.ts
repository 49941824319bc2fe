import type { SpeechSettings } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { errorMessage } from '../../../lib/error-message.ts';
import { toast } from '../../../lib/toasts.ts';

const speakerQuery = queryOptions({ queryKey: ['speaker'], queryFn: () => unwrapResponse(api.GET('/api/speaker')) });

/** What one speaks in one's recordings, on whatever device. */
export const useSpeaker = () => useQuery(speakerQuery);

export function useUpdateSpeaker() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SpeechSettings) => unwrapResponse(api.PATCH('/api/speaker', { body })),
    onSuccess: (speaker) => queryClient.setQueryData(speakerQuery.queryKey, speaker),
    onError: (error) => {
      toast({
        title: t('settings.speaker.failed'),
        description: errorMessage(error, t('timeline.failedText')),
        destructive: true,
      });
    },
  });
}
