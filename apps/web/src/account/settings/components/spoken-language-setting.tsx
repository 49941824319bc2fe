import type { SpokenLanguageSettings } from '@memory/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { toast } from '../../../lib/toasts.ts';

// The name of each language is written in that language, whatever the interface language is.
const languages = [
  { value: 'zh-Hans', label: '中文（简体）', lang: 'zh-Hans' },
  { value: 'zh-Hant', label: '中文（繁體）', lang: 'zh-Hant' },
  { value: 'en', label: 'English', lang: 'en' },
] as const;
const ANY = 'any';

const spokenLanguageQuery = queryOptions({
  queryKey: ['speaker'],
  queryFn: () => unwrapResponse(api.GET('/api/speaker')),
});

/** Query: the language that the user speaks in recordings. This setting is stored in the account, not on the device. */
const useSpokenLanguage = () => useQuery(spokenLanguageQuery);

/** Setting for the language that the user speaks in recordings and, for Chinese, the script of the transcripts. */
export function SpokenLanguageSetting() {
  const { t } = useTranslation();
  const { data } = useSpokenLanguage();
  const update = useUpdateSpokenLanguage();
  const speaker = update.isPending ? update.variables : data;
  return (
    <SettingSection title={t('settings.speaker.title')} text={t('settings.speaker.text')}>
      {(id) => (
        <RadioGroup
          layout="strip"
          labelledBy={id}
          options={[{ value: ANY, label: t('settings.speaker.any') }, ...languages]}
          value={speaker ? (speaker.spokenLanguage ?? ANY) : ''}
          onChange={(value) => update.mutate({ spokenLanguage: value === ANY ? null : value })}
        />
      )}
    </SettingSection>
  );
}

function useUpdateSpokenLanguage() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: SpokenLanguageSettings) => unwrapResponse(api.PATCH('/api/speaker', { body })),
    onSuccess: (speaker) => queryClient.setQueryData(spokenLanguageQuery.queryKey, speaker),
    onError: (error) => {
      toast({
        title: t('settings.speaker.failed'),
        description: apiErrorMessage(error, t('timeline.failedText')),
        isError: true,
      });
    },
  });
}
