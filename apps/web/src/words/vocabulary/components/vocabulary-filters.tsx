import { Download, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { RadioGroup } from '../../../components/ui/radio-group.tsx';
import { SearchInput } from '../../../components/ui/search-input.tsx';
import { Switch } from '../../../components/ui/switch.tsx';
import { formatMonth } from '../../../lib/format-date.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import type { ShownItems, VocabularyFilter } from '../vocabulary-filter.ts';

interface VocabularyFiltersProps {
  filter: VocabularyFilter;
  onChange: (filter: VocabularyFilter) => void;
  /** The months that can be chosen, `yyyy-MM`. */
  months: readonly string[];
  /** Whether the filters are unfolded. The list below must render when they are: it measures its distance from the top of the page. */
  isOpen: boolean;
  onToggle: () => void;
  /** Shows the form for adding a word, which on small screens stands below the whole list. */
  onAdd: () => void;
  /** Further controls beside the filters. */
  children: ReactNode;
}

const choices: readonly ShownItems[] = ['all', 'new', 'learning', 'known', 'hidden'];

/** The search of the list, and one button that unfolds its filters and what can be done with all words. */
export function VocabularyFilters(props: VocabularyFiltersProps) {
  const { filter, onChange, months, isOpen, onToggle, onAdd, children } = props;
  const { t, i18n } = useTranslation();
  const monthName = (month: string): string => formatMonth(new Date(`${month}-15T12:00`), i18n.language);
  const chosen = [
    ...(filter.shown === 'all' ? [] : [t(`wordList.${filter.shown}`)]),
    ...(filter.month === null || filter.shown === 'hidden' ? [] : [monthName(filter.month)]),
  ];
  return (
    <div className="grid gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <SearchInput
            label={t('wordList.search')}
            placeholder={t('wordList.search')}
            clearLabel={t('wordList.clearSearch')}
            value={filter.search}
            onChange={(search) => onChange({ ...filter, search })}
          />
        </div>
        <Button aria-expanded={isOpen} aria-controls="word-filters" className="max-sm:px-3!" onClick={onToggle}>
          <SlidersHorizontal size={18} aria-hidden />
          <span className="max-sm:sr-only">{t('wordList.options')}</span>
        </Button>
        <Button variant="secondary" aria-label={t('vocabulary.addTitle')} className="px-3! lg:hidden" onClick={onAdd}>
          <Plus size={20} aria-hidden />
        </Button>
      </div>
      {!isOpen && chosen.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
          {chosen.join(' · ')}
          <Button
            variant="ghost"
            className="px-2.5! text-sm!"
            onClick={() => onChange({ ...filter, shown: 'all', month: null })}
          >
            {t('wordList.showAll')}
          </Button>
        </p>
      )}
      <div id="word-filters" className={isOpen ? 'sheet grid gap-2 p-3' : 'hidden'}>
        {isOpen && (
          <>
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
                        {monthName(month)}
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
            {children}
          </>
        )}
      </div>
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
