import type { Entry } from '@memory/contracts';
import { Pencil, Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { editEntryTexts } from '../../entries/edit-entry-texts.ts';
import { useCopyShareLink } from '../../sharing/use-copy-share-link.ts';
import { PrivacySelector } from './privacy-selector.tsx';

const EditEntryDialog = preloadable(() =>
  withTexts(import('../../entries/components/edit-entry-dialog.tsx'), editEntryTexts),
);

/** Buttons for the author's actions on an entry: change the privacy level, share and edit. */
export function EntryActions({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const copyShareLink = useCopyShareLink();
  return (
    <footer className="-mb-1 flex flex-wrap items-center border-t sm:gap-1 border-line pt-3">
      <PrivacySelector entry={entry} />
      <span className="flex-1" />
      <Button variant="ghost" className="max-sm:px-2.5!" onClick={() => void copyShareLink(entry)}>
        <Share2 size={17} aria-hidden />
        {t('card.share')}
      </Button>
      <Button variant="ghost" className="max-sm:px-2.5!" onClick={() => setEditing(true)}>
        <Pencil size={17} aria-hidden />
        {t('card.edit')}
      </Button>
      {isEditing && (
        <Suspense>
          <EditEntryDialog entry={entry} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </footer>
  );
}
