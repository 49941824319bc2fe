import type { Entry } from '@memory/contracts';
import { Pencil, Share2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopyLink } from '../../../components/copy-link/use-copy-link.ts';
import { Button } from '../../../components/ui/button.tsx';
import { type InterfaceTexts, withTexts } from '../../../i18n/i18n.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { toast } from '../../../lib/toasts.ts';
import type en from '../../entries/edit-entry.en.json';

type Texts = typeof en;
declare module 'i18next' {
  interface LazilyLoadedTexts extends Texts {}
}

/** The texts of the form in which an entry is edited. */
const editEntryTexts: InterfaceTexts = {
  en: () => import('../../entries/edit-entry.en.json'),
  'zh-Hans': () => import('../../entries/edit-entry.zh.json'),
};

const EditEntryDialog = preloadable(() =>
  withTexts(import('../../entries/components/edit-entry-dialog.tsx'), editEntryTexts),
);

/** Buttons for the author's actions on an entry: share and edit. `note` is shown beside them. */
export function EntryActions({ entry, note }: { entry: Entry; note: ReactNode }) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const copyShareLink = useCopyShareLink();
  return (
    <footer className="-mb-1 flex flex-wrap items-center border-t sm:gap-1 border-line pt-3">
      <div className="min-w-32 flex-1">{note}</div>
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

/** Returns a function that copies an entry's share link. If the entry is not public, a toast shows an error instead. */
function useCopyShareLink() {
  const { t } = useTranslation();
  const copyLink = useCopyLink();
  return async ({ shareId, privacyLevel }: Entry): Promise<void> => {
    if (shareId && privacyLevel === 'public')
      await copyLink(pagePaths.shared(shareId), {
        title: t('card.toasts.linkCopied'),
        description: t('card.toasts.linkCopiedText'),
      });
    else toast({ title: t('card.toasts.cannotShare'), description: t('card.toasts.cannotShareText'), isError: true });
  };
}
