import { Download } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SearchInput } from '../../../components/ui/search-input.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { formatMonth } from '../../../lib/format-date.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import type { ShownItems, VocabularyFilter } from '../vocabulary-filter.ts';
import { COMMON_CHARACTERS_ID } from './common-characters-to-learn.tsx';

interface VocabularyFiltersProps {
  filter: VocabularyFilter;
  onChange: (filter: VocabularyFilter) => void;
  /** The months that can be chosen, `yyyy-MM`. */
  months: readonly string[];
  /** Whether the list is long enough for a link to the common characters below it. */
  isLong: boolean;
}

const choices: readonly ShownItems[] = ['all', 'new', 'learning', 'known', 'hidden'];

/** The search and the filters of the list, and actions for all words: export them, or go on to the common characters. */
export function VocabularyFilters({ filter, onChange, months, isLong }: VocabularyFiltersProps) {
  const { t, i18n } = useTranslation();
  return (
    <div className="grid gap-2">
      <SearchInput
        label={t('wordList.search')}
        placeholder={t('wordList.search')}
        clearLabel={t('wordList.clearSearch')}
        value={filter.search}
        onChange={(search) => onChange({ ...filter, search })}
      />
      <span id="shown-words" className="sr-only">
        {t('wordList.show')}
      </span>
      <div className="[&_label]:px-3.5 [&_label_input]:sr-only">
        <RadioGroup
          labelledBy="shown-words"
          options={choices.map((value) => ({ value, label: t(`wordList.${value}`) }))}
          value={filter.shown}
          onChange={(shown) => onChange({ ...filter, shown })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {filter.shown !== 'hidden' && (
          <>
            <select
              aria-label={t('wordList.month')}
              className="min-h-11 min-w-0 rounded-xl border border-line-strong/60 bg-sheet px-3 font-semibold max-sm:basis-full"
              value={filter.month ?? ''}
              onChange={({ target }) => onChange({ ...filter, month: target.value || null })}
            >
              <option value="">{t('wordList.allMonths')}</option>
              {months.map((month) => (
                <option key={month} value={month}>
                  {formatMonth(new Date(`${month}-15T12:00`), i18n.language)}
                </option>
              ))}
            </select>
            <div className="whitespace-nowrap" title={t('wordList.smallWordsHint')}>
              <Switch
                label={t('wordList.smallWords')}
                hint=""
                checked={filter.showSmallWords}
                onCheckedChange={(showSmallWords) => onChange({ ...filter, showSmallWords })}
              />
            </div>
          </>
        )}
        <div className="-mr-2.5 ml-auto">
          <ExportWordsButton />
        </div>
      </div>
      {isLong && (
        <a
          href={`#${COMMON_CHARACTERS_ID}`}
          className="inline-flex min-h-11 items-center justify-self-start text-sm text-jade-text underline"
        >
          {t('vocabulary.common')}
        </a>
      )}
    </div>
  );
}

const ExportWordsDialog = preloadable(() => import('./export-words-dialog.tsx'));

/** Button that opens the dialog with which the user exports their words. */
function ExportWordsButton() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="px-2.5! text-sm!" onClick={() => setOpen(true)}>
        <Download size={18} aria-hidden />
        {t('wordList.export.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ExportWordsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
