import { ScanSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

interface SearchHintProps {
  id: string;
  searchText: string;
  searchesAll: boolean;
  onChange: (searchesAll: boolean) => void;
}

/** Says whether the search covers the entries on the page or all entries, and switches between the two. */
export function SearchHint({ id, searchText, searchesAll, onChange }: SearchHintProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 px-1 text-sm text-ink-soft">
      <p id={id}>{t(searchesAll ? 'search.allHint' : 'search.loadedHint')}</p>
      {searchText !== '' && (
        <Button variant="ghost" className="-mx-3 px-3! text-sm! text-jade-text!" onClick={() => onChange(!searchesAll)}>
          {!searchesAll && <ScanSearch size={17} aria-hidden />}
          {t(searchesAll ? 'search.backToLoaded' : 'search.all')}
        </Button>
      )}
    </div>
  );
}
