import { type ComponentProps, Suspense } from 'react';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { withInterfaceTexts } from '../../../i18n/with-interface-texts.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import type AudioRecorder from './audio-recorder.tsx';

const LoadedAudioRecorder = preloadable<ComponentProps<typeof AudioRecorder>>(() =>
  withInterfaceTexts('recorder', import('./audio-recorder.tsx')),
);

/** The recorder, whose code and texts are loaded when it is first shown. */
export function LazyAudioRecorder(props: ComponentProps<typeof AudioRecorder>) {
  return (
    <Suspense fallback={<Skeleton className="h-44 rounded-2xl" />}>
      <LoadedAudioRecorder {...props} />
    </Suspense>
  );
}
