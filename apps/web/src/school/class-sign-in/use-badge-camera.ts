import { BarcodeDetector } from 'qr/decode.js';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { badgeSecretOf } from './badge-link.ts';

/** The time between two looked-at images of the camera, in milliseconds. Decoding takes a part of it on a slow tablet. */
const LOOK_MS = 150;

export type Facing = 'environment' | 'user';
/** `other-code`: the camera sees a QR code that is no badge. */
export type CameraState = 'starting' | 'looking' | 'other-code' | 'no-camera' | 'denied' | 'busy';

/**
 * Looks through the camera for the QR code of a badge. The camera is asked for when the component appears, and is switched off when it goes. Images
 * stay in the page. The decoder is the one of the package `qr`: few browsers have a `BarcodeDetector` of their own.
 */
export function useBadgeCamera(facing: Facing, onFound: (secret: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const latestOnFound = useRef(onFound);
  useEffect(() => {
    latestOnFound.current = onFound;
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const report = (next: CameraState): void => {
      if (!signal.aborted) setState(next);
    };
    const look = async (): Promise<void> => {
      try {
        const secret = await lookForBadge(video, facing, signal, report);
        if (secret !== null && !signal.aborted) latestOnFound.current(secret);
      } catch (error) {
        report(cameraProblem(error));
      }
    };
    void look();
    return () => ending.abort();
  }, [facing]);
  return { video, state };
}

/** @returns the secret of the first badge that the camera sees; null when `signal` has ended the search */
async function lookForBadge(
  video: RefObject<HTMLVideoElement | null>,
  facing: Facing,
  signal: AbortSignal,
  report: (state: CameraState) => void,
): Promise<string | null> {
  // A page over plain http has no `mediaDevices`.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new DOMException('No secure context', 'NotFoundError');
  const stream = await devices.getUserMedia({ video: { facingMode: { ideal: facing } } });
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  signal.addEventListener('abort', stop);
  try {
    if (signal.aborted || !video.current) return null;
    video.current.srcObject = stream;
    await video.current.play();
    report('looking');
    return await firstBadge(video.current, signal, report);
  } finally {
    stop();
  }
}

async function firstBadge(
  video: HTMLVideoElement,
  signal: AbortSignal,
  report: (state: CameraState) => void,
): Promise<string | null> {
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one image is looked at after the other
    const [code] = await detector.detect(video);
    const secret = code ? badgeSecretOf(code.rawValue) : null;
    if (secret !== null) return secret;
    report(code ? 'other-code' : 'looking');
    // oxlint-disable-next-line no-await-in-loop -- see above
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return null;
}

/** The names of `getUserMedia`'s errors: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
function cameraProblem(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-camera' : 'busy';
}
