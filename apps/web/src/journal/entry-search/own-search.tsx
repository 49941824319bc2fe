import { SEARCH_TERM_MAX_LENGTH } from '@memory/contracts/text';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SearchInput } from '../../components/ui/search-input.tsx';
import { searchedText } from '../../lib/searched-text.ts';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import SearchResults from './search-results.tsx';

/** The pause in typing, in milliseconds, after which the search is sent, so that not every key press causes a request. */
const TYPING_PAUSE_MS = 300;

/**
 * The search in the user's own entries. The search text is in the address, so that the user can leave the results and return to them with the back
 * button. Typing replaces the address, so that the back button leads to the timeline and not through every typed text.
 */
export default function OwnSearch() {
  const { t } = useTranslation();
  const hintId = useId();
  const [parameters, setParameters] = useSearchParams();
  const [typedText, setTypedText] = useState(parameters.get('q') ?? '');
  const searchText = searchedText(useDebouncedValue(typedText, TYPING_PAUSE_MS), SEARCH_TERM_MAX_LENGTH);
  useEffect(() => {
    setParameters({ q: searchText }, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new text changes the address
  }, [searchText]);
  return (
    <div className="mb-5">
      <SearchInput
        label={t('search.own')}
        placeholder={t('search.own')}
        clearLabel={t('search.clear')}
        value={typedText}
        onChange={setTypedText}
        limit={SEARCH_TERM_MAX_LENGTH}
        describedBy={hintId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the search
        autoFocus={typedText === ''}
      />
      <p id={hintId} className="mt-2 mb-4 px-1 text-sm text-ink-soft">
        {t('search.ownHint')}
      </p>
      {searchText !== '' && <SearchResults list="mine" text={searchText} />}
    </div>
  );
}
