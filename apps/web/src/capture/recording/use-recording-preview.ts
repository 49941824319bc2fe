import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { isPlayAborted } from './audio-error.ts';
import { useAudioElement } from './use-audio-element.ts';

/** Plays a new recording: its blob or, after a reload of the page, the uploaded file. If playback fails, a toast says so. */
export function useRecordingPreview(source: Blob | string) {
  const { t } = useTranslation();
  const audio = useAudioElement();
  const { ref, isPlaying } = audio;

  useEffect(() => {
    const url = typeof source === 'string' ? source : URL.createObjectURL(source);
    if (ref.current) ref.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [source, ref]);

  function toggle(): void {
    if (isPlaying) return ref.current?.pause();
    void ref.current?.play().catch((error: unknown) => {
      if (isPlayAborted(error)) return;
      toast({
        title: t('recording.toasts.playback'),
        description: t('recording.toasts.playbackText'),
        isError: true,
      });
    });
  }

  return { ...audio, toggle };
}

export type RecordingPreview = ReturnType<typeof useRecordingPreview>;
