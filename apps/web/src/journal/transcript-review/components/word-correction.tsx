import { Volume2, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { closeOnEscape } from '../../../components/ui/close-on-escape.ts';
import { FormField } from '../../../components/ui/form-field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { SimilarWords } from './similar-words.tsx';

/** The maximum length of a correction. It is longer than any word, because a misheard word may stand for several words. */
const CORRECTION_MAX_LENGTH = 100;

interface WordCorrectionProps {
  word: string;
  anchor: HTMLElement;
  isTraditional: boolean;
  onPlay: () => void;
  /** Called with the right word, or with an empty text when the word was not said at all. */
  onReplace: (text: string) => void;
  onClose: () => void;
}

/** Popover of a word of a transcript, with words that sound like it and a field for the right word. */
export function WordCorrection({ word, anchor, isTraditional, onPlay, onReplace, onClose }: WordCorrectionProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (typed.trim() !== '') onReplace(typed.trim());
  }

  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: anchor }} />
      <Popover.Portal>
        <Popover.Content
          aria-label={t('transcriptReview.word', { word })}
          side="bottom"
          sideOffset={6}
          collisionPadding={12}
          className="rise-in z-50 flex flex-col max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-1.5rem))] gap-3 overflow-y-auto rounded-2xl border border-line-strong/60 bg-paper p-4 shadow-[0_8px_30px_var(--lift)]"
          onKeyDown={closeOnEscape(onClose)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (anchor.isConnected) anchor.focus();
          }}
        >
          <div className="flex items-center gap-2">
            <p lang="zh" className="kai min-w-0 flex-1 truncate text-2xl">
              {word}
            </p>
            <Button round variant="secondary" aria-label={t('transcriptReview.again')} onClick={onPlay}>
              <Volume2 size={20} aria-hidden />
            </Button>
            <Popover.Close
              aria-label={t('character.close')}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-well"
            >
              <X size={18} aria-hidden />
            </Popover.Close>
          </div>
          <SimilarWords word={word} isTraditional={isTraditional} onChoose={onReplace} />
          <form noValidate className="flex items-end gap-2" onSubmit={submit}>
            <div className="min-w-0 flex-1">
              <FormField label={t('transcriptReview.type')}>
                {(control) => (
                  <Input
                    {...control}
                    value={typed}
                    limit={CORRECTION_MAX_LENGTH}
                    enterKeyHint="done"
                    autoComplete="off"
                    onChange={(event) => setTyped(event.target.value)}
                  />
                )}
              </FormField>
            </div>
            <Button type="submit" disabled={typed.trim() === ''}>
              {t('transcriptReview.replace')}
            </Button>
          </form>
          <Button variant="ghost" className="-ml-3 self-start px-3!" onClick={() => onReplace('')}>
            <X size={17} aria-hidden />
            {t('transcriptReview.remove')}
          </Button>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
