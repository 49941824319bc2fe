import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import SearchResults from './search-results.tsx';

/** The user's own entries with a theme, and a button that shows all entries again. The theme is in the address (`?theme=`). */
export default function OwnTheme({ theme }: { theme: string }) {
  const { t } = useTranslation();
  const [, setParameters] = useSearchParams();
  return (
    <div className="mb-5">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="rounded-full bg-jade-wash px-3.5 py-1 text-base text-jade-text">
          {t('search.theme', { theme })}
        </h2>
        <Button onClick={() => setParameters({})}>
          <X size={18} aria-hidden />
          {t('search.removeTheme')}
        </Button>
      </div>
      <SearchResults key={theme} list="mine" theme={theme} />
    </div>
  );
}
