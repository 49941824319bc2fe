import { clsx } from 'clsx';
import { Volume2, VolumeX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../../components/ui/button.tsx';
import { toast } from '../../lib/toasts.ts';
import { hasSpeechSynthesis } from './mandarin-voice.ts';
import type { SoundClip } from './playback.ts';
import { useWordVoice } from './use-word-voice.ts';

interface ListenButtonProps {
  word: string;
  pinyin?: string | null;
  clip?: SoundClip | null;
  label: string;
  variant?: ButtonVariant;
  iconSize?: number;
  className?: string;
}

/** A button that speaks a word. If no voice of this device speaks Chinese, the button says so. Toasts report errors. */
export function ListenButton({
  word,
  pinyin,
  clip,
  label,
  variant = 'ghost',
  iconSize = 20,
  className,
}: ListenButtonProps) {
  const { t } = useTranslation();
  const { source, play } = useWordVoice({ word, pinyin, clip });
  const isSilent = source === 'none';
  const name = isSilent ? t('vocabulary.withoutVoice', { label }) : label;
  async function listen(): Promise<void> {
    const spoken = await play();
    if (spoken === null)
      toast({ title: t('vocabulary.toasts.speech'), description: t('vocabulary.toasts.speechText'), isError: true });
    if (spoken === 'none')
      toast({
        title: t('vocabulary.toasts.noSpeech'),
        description: t(hasSpeechSynthesis() ? 'vocabulary.toasts.noVoiceText' : 'vocabulary.toasts.noSpeechText'),
        isError: true,
      });
  }
  const Icon = isSilent ? VolumeX : Volume2;
  return (
    <Button
      variant={variant}
      round
      className={clsx(className, isSilent && 'opacity-70')}
      aria-label={name}
      title={isSilent ? name : undefined}
      onClick={() => void listen()}
    >
      <Icon size={iconSize} aria-hidden />
    </Button>
  );
}
