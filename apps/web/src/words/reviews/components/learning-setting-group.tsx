import type { CardType, LearningSettings } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { MoreChoices } from '../../../components/ui/more-choices.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SettingGroup } from '../../../components/ui/setting-group.tsx';
import { SettingSection } from '../../../components/ui/setting-section.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { firstWeekday } from '../../../lib/calendar-days.ts';
import { weekdayNames } from '../../../lib/format-days.ts';
import { useLearningSettings, useUpdateLearningSettings } from '../api/learning-settings.ts';
import { Stepper, ToggleList } from './learning-setting-controls.tsx';

/** In the order in which they are introduced. */
const cardTypes: readonly CardType[] = ['recognise', 'listen', 'gap', 'recall', 'write'];
const DAYS_PER_WEEK = 7;
/** The steps of the numbers, within the limits of the server. */
const MINUTES = [1, 2, 3, 5, 8, 10, 15, 20, 30, 45, 60];
const NEW_WORDS = [0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 50];
const CUTOFF_HOURS = Array.from({ length: 13 }, (_, hour) => hour);

/** The settings of learning. They are stored in the account. */
export function LearningSettingGroup() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useLearningSettings();
  return (
    <SettingGroup title={t('learning.title')}>
      {!data && !isError && <Skeleton className="h-96" />}
      {!data && isError && (
        <div className="flex flex-wrap items-center justify-between gap-3 p-5 sm:p-6">
          <p role="alert">{t('learning.notLoaded')}</p>
          <Button onClick={() => void refetch()}>{t('timeline.tryAgain')}</Button>
        </div>
      )}
      {data && <LearningSections settings={data} />}
    </SettingGroup>
  );
}

function LearningSections({ settings }: { settings: LearningSettings }) {
  const { t, i18n } = useTranslation();
  const { mutate } = useUpdateLearningSettings();
  const weekStart = firstWeekday(i18n.language);
  const weekdays = weekdayNames(weekStart, i18n.language).map((names, position) => ({
    ...names,
    weekday: (weekStart + position) % DAYS_PER_WEEK,
  }));
  return (
    <>
      <SettingSection title={t('learning.minutes')} text={t('learning.minutesText')}>
        {(id) => (
          <Stepper
            labelledBy={id}
            steps={MINUTES}
            value={settings.minutesPerDay}
            format={(count) => t('learning.minutesUnit', { count })}
            onChange={(minutesPerDay) => mutate({ minutesPerDay })}
          />
        )}
      </SettingSection>
      <SettingSection title={t('learning.newWords')} text={t('learning.newWordsText')}>
        {(id) => (
          <Stepper
            labelledBy={id}
            steps={NEW_WORDS}
            value={settings.newPerDay}
            format={(count) => (count === 0 ? t('learning.noNewWords') : t('learning.newWordsUnit', { count }))}
            onChange={(newPerDay) => mutate({ newPerDay })}
          />
        )}
      </SettingSection>
      <SettingSection title={t('learning.buttons')} text={t('learning.buttonsText')}>
        {(id) => (
          <RadioGroup
            layout="strip"
            labelledBy={id}
            options={[
              { value: 'two', label: t('learning.buttonsTwo') },
              { value: 'four', label: t('learning.buttonsFour') },
            ]}
            value={settings.buttons}
            onChange={(buttons) => mutate({ buttons })}
          />
        )}
      </SettingSection>
      <MoreChoices label={t('learning.moreChoices')}>
        <SettingSection title={t('learning.cardTypes')} text={t('learning.cardTypesText')}>
          {(id) => (
            <ToggleList
              labelledBy={id}
              options={cardTypes.map((type) => ({ value: type, label: t(`learning.types.${type}`) }))}
              values={settings.cardTypes}
              isOneRequired
              onChange={(chosen) => mutate({ cardTypes: chosen })}
            />
          )}
        </SettingSection>
        <SettingSection title={t('learning.freeDays')} text={t('learning.freeDaysText')}>
          {(id) => (
            <ToggleList
              labelledBy={id}
              layout="days"
              options={weekdays.map(({ weekday, short, long }) => ({ value: weekday, label: short, name: long }))}
              values={settings.freeDays}
              onChange={(freeDays) => mutate({ freeDays })}
            />
          )}
        </SettingSection>
        <SettingSection title={t('learning.dayCutoff')} text={t('learning.dayCutoffText')}>
          {(id) => (
            <Stepper
              labelledBy={id}
              steps={CUTOFF_HOURS}
              value={settings.dayCutoffHour}
              format={(hour) => `${hour}:00`}
              onChange={(dayCutoffHour) => mutate({ dayCutoffHour })}
            />
          )}
        </SettingSection>
      </MoreChoices>
    </>
  );
}
