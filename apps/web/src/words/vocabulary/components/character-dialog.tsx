import type { CharacterInfo } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { useCharacterInfo } from '../api/get-character-info.ts';
import { withReadingInContext } from '../reading-in-context.ts';
import { DictionaryReading } from './dictionary-reading.tsx';
import { ManualReadingForm } from './manual-reading-form.tsx';

interface CharacterDialogProps {
  character: string;
  /** Pinyin that the character or word has in the text where it was tapped; empty if unknown. */
  pinyinInContext?: string;
  onClose: () => void;
}

/**
 * The dialog 'Add to Vocabulary': a large character or word with its dictionary entry. If the dictionary lookup failed, fields for reading
 * and meaning are shown instead.
 */
export default function CharacterDialog({ character, pinyinInContext = '', onClose }: CharacterDialogProps) {
  const { t } = useTranslation();
  const { data: info, isError } = useCharacterInfo(character);
  return (
    <Dialog onClose={onClose} title={t('character.title')} description={t('character.description', { character })}>
      <div className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <RiceGrid character={character} size="large" className="self-start" />
        <DialogBody
          character={character}
          info={info && withReadingInContext(info, pinyinInContext)}
          failed={isError}
          onClose={onClose}
        />
      </div>
    </Dialog>
  );
}

interface DialogBodyProps {
  character: string;
  info: CharacterInfo | undefined;
  failed: boolean;
  onClose: () => void;
}

function DialogBody({ character, info, failed, onClose }: DialogBodyProps) {
  const { t } = useTranslation();
  if (failed) return <ManualReadingForm character={character} onClose={onClose} />;
  if (info) return <DictionaryReading character={character} info={info} onClose={onClose} />;
  return (
    <div className="grid content-start gap-3">
      <output className="text-ink-soft">{t('character.looking')}</output>
      <Skeleton className="h-9 w-32" />
      <Skeleton className="h-6 w-24" />
      <Skeleton className="h-16" />
    </div>
  );
}
