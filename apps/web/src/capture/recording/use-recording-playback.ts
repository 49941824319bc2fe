import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { isIos } from '../audio-compatibility/apple-browsers.ts';
import { checkPlayability } from '../audio-compatibility/playability.ts';
import { useLoadFailure } from '../media/use-load-failure.ts';
import { audioErrorReason, isPlayAborted, useAudioElement } from './use-audio-element.ts';

const showError = (title: string, description: string): void => toast({ title, description, isError: true });

/** Time in milliseconds after which playback that has not started is reported as failed. */
const LOADING_TIMEOUT_MS = 10_000;

/**
 * Plays a recording. If playback fails, a toast shows the reason.
 * @param end the position in seconds at which playback pauses; null to play until the recording ends
 */
export function useRecordingPlayback(url: string, end: number | null = null) {
  const { t } = useTranslation();
  const audio = useAudioElement();
  const { failure, onError } = useLoadFailure(url);
  const handleTimeUpdate = usePauseAt(audio.ref, audio.time, end);
  const loadingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(loadingTimer.current), []);
  // Whether the device can play the recording is checked only on iPhones and iPads. Other devices try to play every format.
  const { data: playability = 'playable' } = useQuery({
    queryKey: ['playability', url],
    queryFn: () => checkPlayability(url),
    enabled: isIos(navigator),
  });

  const showMissing = (): void => showError(t('player.toasts.missing'), t('player.toasts.missingText'));

  async function showPlaybackError({ error }: HTMLAudioElement): Promise<void> {
    const found = await checkPlayability(url).catch(() => null);
    if (found === 'missing') return showMissing();
    const reason = t(`player.errors.${audioErrorReason(error?.code)}`);
    if (error) showError(t('player.toasts.audioError'), reason);
    else showError(t('player.toasts.playback'), t('player.toasts.playbackText', { reason }));
  }

  async function toggle(): Promise<void> {
    const player = audio.ref.current;
    if (!player) return;
    if (audio.isPlaying) return player.pause();
    if (playability === 'missing') return showMissing();
    if (playability === 'incompatible') return showError(t('player.toasts.format'), t('player.toasts.formatText'));
    // A recording that could not be loaded before is loaded again.
    if (player.error) player.load();
    loadingTimer.current = setTimeout(() => {
      if (player.readyState >= player.HAVE_FUTURE_DATA) return;
      player.pause();
      showError(t('player.toasts.playback'), t('player.toasts.playbackText', { reason: t('player.errors.timeout') }));
    }, LOADING_TIMEOUT_MS);
    try {
      await player.play();
    } catch (error) {
      if (!isPlayAborted(error)) await showPlaybackError(player);
    } finally {
      clearTimeout(loadingTimer.current);
    }
  }

  return {
    ...audio,
    audioProps: { ...audio.audioProps, onTimeUpdate: handleTimeUpdate, onError },
    playability,
    failure,
    toggle,
  };
}

/**
 * React hook that pauses an audio element at a position.
 * @param time the present position in seconds, which changes at each animation frame
 * @param end the position in seconds; null for none
 * @returns the handler of the event `timeupdate`, which pauses in a hidden tab, where there are no animation frames
 */
function usePauseAt(ref: RefObject<HTMLAudioElement | null>, time: number, end: number | null): () => void {
  function pauseAtEnd(): void {
    const audio = ref.current;
    if (audio && end !== null && !audio.paused && audio.currentTime >= end) audio.pause();
  }
  useEffect(pauseAtEnd, [time, end, ref]);
  return pauseAtEnd;
}
