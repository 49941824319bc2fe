import type { WeightedAction } from './action.ts';
import {
  lookUpWord,
  openHome,
  openVocabulary,
  readEntry,
  readFriendsTimeline,
  readOwnEntries,
  readPublicTimeline,
} from './actions/read-pages.ts';
import { uploadHandwriting, uploadPhoto, uploadRecording } from './actions/upload-files.ts';
import { extractVocabulary, shareEntry, writeEntry } from './actions/write-entries.ts';
import type { RequestKind } from './request.ts';
import type { SecondsRange } from './virtual-user.ts';

/** What a number of virtual users do, and the latencies that are promised. */
export interface Scenario {
  readonly name: string;
  readonly virtualUsers: number;
  readonly minutes: number;
  /** The time between the starts of two actions of a virtual user. */
  readonly thinkSeconds: SecondsRange;
  readonly actions: readonly WeightedAction[];
  /** The promised 95th percentiles of the latencies in milliseconds. No request may fail. */
  readonly p95AtMostMs: Readonly<Partial<Record<RequestKind, number>>>;
}

const READ_MS = 150;
const WRITE_MS = 300;
/** Storing and sanitizing a photo of some hundred kilobytes while others upload theirs. */
const UPLOAD_MS = 2_000;
/** The response waits up to 20 seconds for the text (MEDIA_SYNC_WAIT_MS of media-svc), and then arrives without it. */
const TEXT_UPLOAD_MS = 20_000 + UPLOAD_MS;

/** The pupils of a school come in, read, look words up and write. */
export const schoolMorning: Scenario = {
  name: 'school morning',
  virtualUsers: 2_000,
  minutes: 5,
  thinkSeconds: { from: 30, to: 90 },
  actions: [
    { weight: 22, start: openHome },
    { weight: 8, start: readOwnEntries },
    { weight: 15, start: readFriendsTimeline },
    { weight: 15, start: readPublicTimeline },
    { weight: 12, start: readEntry },
    { weight: 12, start: lookUpWord },
    { weight: 6, start: openVocabulary },
    { weight: 6, start: writeEntry },
    { weight: 2, start: shareEntry },
    { weight: 2, start: extractVocabulary },
  ],
  p95AtMostMs: { read: READ_MS, write: WRITE_MS },
};

/** Pupils scroll through timelines, quickly. */
export const timelineRead: Scenario = {
  name: 'timeline read',
  virtualUsers: 500,
  minutes: 3,
  thinkSeconds: { from: 5, to: 15 },
  actions: [
    { weight: 4, start: readFriendsTimeline },
    { weight: 4, start: readPublicTimeline },
    { weight: 2, start: readEntry },
  ],
  p95AtMostMs: { read: READ_MS },
};

/** A class uploads photos and recordings at the same time: the first of each pupil within half a minute, then more. */
export const uploadBurst: Scenario = {
  name: 'upload burst',
  virtualUsers: 30,
  minutes: 3,
  thinkSeconds: { from: 10, to: 30 },
  actions: [
    { weight: 5, start: uploadPhoto },
    { weight: 3, start: uploadRecording },
    { weight: 2, start: uploadHandwriting },
  ],
  p95AtMostMs: { upload: UPLOAD_MS, textUpload: TEXT_UPLOAD_MS, write: WRITE_MS, read: READ_MS },
};

export const scenarios: readonly Scenario[] = [schoolMorning, timelineRead, uploadBurst];
