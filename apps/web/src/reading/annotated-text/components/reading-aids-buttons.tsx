import type { ReadingAids } from '@memory/contracts';
import { Settings2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { keepScrollPosition } from '../../../lib/keep-scroll-position.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useUpdateReadingAids } from '../../../words/index.ts';
import { readingAidsTexts } from '../reading-aids-texts.ts';

const ReadingAidsPopover = preloadable(() => withTexts(import('./reading-aids-popover.tsx'), readingAidsTexts));

/** Below a text: a button that shows or hides the readings above the characters of all texts, and a button that opens the reading aids. */
export function ReadingAidsButtons({ aids }: { aids: ReadingAids }) {
  const { t } = useTranslation();
  const update = useUpdateReadingAids();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="ghost"
        aria-pressed={aids.isShown}
        className="-ml-3 px-3! text-sm! aria-pressed:text-jade-text"
        onClick={({ currentTarget }) => {
          keepScrollPosition(currentTarget);
          update.mutate({ isShown: !aids.isShown });
        }}
      >
        <span aria-hidden lang="zh-Hans" className="brush text-base">
          {aids.reading === 'pinyin' ? '拼' : '注'}
        </span>
        {t(`reading.${aids.isShown ? 'hide' : 'show'}.${aids.reading}`)}
      </Button>
      <Button
        variant="ghost"
        aria-label={t('reading.aids')}
        title={t('reading.aids')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        className="px-3! aria-expanded:text-jade-text"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Settings2 size={17} aria-hidden />
      </Button>
      {anchor && (
        <Suspense>
          <ReadingAidsPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
