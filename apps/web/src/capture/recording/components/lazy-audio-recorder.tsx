import { type ComponentProps, Suspense } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { recorderTexts } from '../recorder-texts.ts';
import type AudioRecorder from './audio-recorder.tsx';

const LoadedAudioRecorder = preloadable<ComponentProps<typeof AudioRecorder>>(() =>
  withTexts(import('./audio-recorder.tsx'), recorderTexts),
);

/** The recorder, whose code and texts are loaded when it is first shown. */
export function LazyAudioRecorder(props: ComponentProps<typeof AudioRecorder>) {
  return (
    <Suspense fallback={<Skeleton className="h-44 rounded-2xl" />}>
      <LoadedAudioRecorder {...props} />
    </Suspense>
  );
}
