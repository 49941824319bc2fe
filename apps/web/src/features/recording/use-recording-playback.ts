import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { isIos } from '../audio-compatibility/apple-browsers.ts';
import { checkPlayability } from '../audio-compatibility/playability.ts';
import { audioErrorReason } from './audio-error.ts';
import { useAudioElement } from './use-audio-element.ts';

const fail = (title: string, description: string): void => toast({ title, description, isError: true });

/** A recording that has not begun by then will not, in milliseconds. */
const LOADING_TIMEOUT = 10_000;

/** Plays a recording, and says why where that does not work. */
export function useRecordingPlayback(url: string) {
  const { t } = useTranslation();
  const audio = useAudioElement();
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(patience.current), []);
  // everywhere else sound is taken to be playable until it fails
  const { data: playability = 'playable' } = useQuery({
    queryKey: ['playability', url],
    queryFn: () => checkPlayability(url),
    enabled: isIos(navigator),
  });

  const sayMissing = (): void => fail(t('player.toasts.missing'), t('player.toasts.missingText'));

  async function explain({ error }: HTMLAudioElement): Promise<void> {
    const found = await checkPlayability(url).catch(() => null);
    if (found === 'missing') return sayMissing();
    const reason = t(`player.errors.${audioErrorReason(error?.code)}`);
    if (error) fail(t('player.toasts.audioError'), reason);
    else fail(t('player.toasts.playback'), t('player.toasts.playbackText', { reason }));
  }

  async function toggle(): Promise<void> {
    const player = audio.ref.current;
    if (!player) return;
    if (audio.playing) return player.pause();
    if (playability === 'missing') return sayMissing();
    if (playability === 'incompatible') return fail(t('player.toasts.format'), t('player.toasts.formatText'));
    // a source that failed while the page loaded gets another chance
    if (player.error) player.load();
    let tooLate = false;
    patience.current = setTimeout(() => {
      if (player.readyState >= player.HAVE_FUTURE_DATA) return;
      tooLate = true;
      player.pause();
      fail(t('player.toasts.playback'), t('player.toasts.playbackText', { reason: t('player.errors.timeout') }));
    }, LOADING_TIMEOUT);
    try {
      await player.play();
    } catch {
      if (!tooLate) await explain(player);
    } finally {
      clearTimeout(patience.current);
    }
  }

  return { ...audio, playability, toggle };
}
