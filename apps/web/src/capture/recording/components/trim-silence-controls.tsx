import { FoldHorizontal, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { useTrimSilence } from '../use-trim-silence.ts';

interface TrimSilenceControlsProps {
  url: string;
  onReplaced: (url: string) => void;
}

/** A button that cuts the silence at both ends of a recording, and after that what was cut, with a button to undo it. */
export function TrimSilenceControls({ url, onReplaced }: TrimSilenceControlsProps) {
  const { t } = useTranslation();
  const { trim, isPending, removedSeconds, undo } = useTrimSilence({ url, onReplaced });
  const hasCut = removedSeconds !== null && removedSeconds > 0;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-sm">
      {/* the element is there before its text, so that screen readers announce the text */}
      <output className="text-ink-soft empty:hidden">
        {removedSeconds !== null &&
          (hasCut ? t('recorder.trim.done', { seconds: removedSeconds.toFixed(1) }) : t('recorder.trim.nothing'))}
      </output>
      {/* one button that stays, so that it keeps the focus */}
      <Button
        variant="ghost"
        className="text-sm!"
        aria-disabled={isPending}
        onClick={() => {
          if (isPending) return;
          if (hasCut) undo();
          else trim();
        }}
      >
        {hasCut ? <Undo2 size={17} aria-hidden /> : <FoldHorizontal size={17} aria-hidden />}
        {hasCut ? t('recorder.trim.undo') : t(isPending ? 'recorder.trim.pending' : 'recorder.trim.start')}
      </Button>
    </div>
  );
}
