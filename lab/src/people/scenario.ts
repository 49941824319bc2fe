import { openEntryOfOther, openShareLink } from './actions/access.ts';
import {
  changeAvatar,
  changeLearningSettings,
  changeProfile,
  changeReadingAids,
  exportOwnData,
  toggleBlock,
  toggleFriend,
} from './actions/account.ts';
import {
  changeEntry,
  deleteEntry,
  shareEntry,
  uploadHandwriting,
  uploadPhoto,
  uploadRecording,
  writeEntry,
} from './actions/entries.ts';
import {
  lookUpWord,
  openFriends,
  openHome,
  openVocabulary,
  readEntry,
  readFriendsTimeline,
  readOwnEntries,
  readPublicTimeline,
} from './actions/read-pages.ts';
import { addItem, changeItem, deleteItem, extractVocabulary, reviewItem } from './actions/words.ts';
import type { RequestKind } from './exchange.ts';
import type { Action } from './person.ts';

export interface WeightedAction {
  /** How often people choose the action, in proportion to the weights of the other actions in the list. */
  readonly weight: number;
  readonly act: Action;
}

const weighted = (weight: number, act: Action): WeightedAction => ({ weight, act });

/** A number of people, their actions at the same time, and the promised latencies. */
export interface Scenario {
  readonly name: string;
  readonly people: number;
  readonly minutes: number;
  /** The time between the starts of two consecutive actions of a person. */
  readonly thinkSeconds: SecondsRange;
  readonly actions: readonly WeightedAction[];
  /** The promised 95th percentiles of the latencies in milliseconds. No request may fail. */
  readonly p95AtMostMs: Readonly<Partial<Record<RequestKind, number>>>;
}

/** A range of seconds. Every value in the range has the same probability. */
export interface SecondsRange {
  readonly from: number;
  readonly to: number;
}

const READ_MS = 150;
const WRITE_MS = 300;
/** The promised time to store and sanitize a photo of some hundred kilobytes while others upload photos. */
const UPLOAD_MS = 2_000;
/**
 * The promised time for a text upload. Its response waits up to 20 seconds for the text (MEDIA_SYNC_WAIT_MS of media-svc), then arrives without the
 * text.
 */
const TEXT_UPLOAD_MS = 20_000 + UPLOAD_MS;

/** The pupils of a school open the product, read, look up words and write. */
export const schoolMorning: Scenario = {
  name: 'school morning',
  people: 2_000,
  minutes: 5,
  thinkSeconds: { from: 30, to: 90 },
  actions: [
    weighted(22, openHome),
    weighted(8, readOwnEntries),
    weighted(15, readFriendsTimeline),
    weighted(15, readPublicTimeline),
    weighted(12, readEntry),
    weighted(12, lookUpWord),
    weighted(6, openVocabulary),
    weighted(6, writeEntry),
    weighted(2, shareEntry),
    weighted(2, extractVocabulary),
  ],
  p95AtMostMs: { read: READ_MS, write: WRITE_MS },
};

/** Pupils scroll through timelines quickly. */
export const timelineRead: Scenario = {
  name: 'timeline read',
  people: 500,
  minutes: 3,
  thinkSeconds: { from: 5, to: 15 },
  actions: [weighted(4, readFriendsTimeline), weighted(4, readPublicTimeline), weighted(2, readEntry)],
  p95AtMostMs: { read: READ_MS },
};

/** A class uploads photos and recordings at the same time. Each pupil uploads the first file within half a minute, and then more. */
export const uploadBurst: Scenario = {
  name: 'upload burst',
  people: 30,
  minutes: 3,
  thinkSeconds: { from: 10, to: 30 },
  actions: [weighted(5, uploadPhoto), weighted(3, uploadRecording), weighted(2, uploadHandwriting)],
  p95AtMostMs: { upload: UPLOAD_MS, textUpload: TEXT_UPLOAD_MS, write: WRITE_MS, read: READ_MS },
};

export const scenarios: readonly Scenario[] = [schoolMorning, timelineRead, uploadBurst];

/** The actions of people during a fault: more writes than at school, to every kind of data whose acknowledgement is recorded. */
export const everydayActions: readonly WeightedAction[] = [
  weighted(4, readOwnEntries),
  weighted(4, readFriendsTimeline),
  weighted(4, readPublicTimeline),
  weighted(4, openVocabulary),
  weighted(4, openFriends),
  weighted(25, writeEntry),
  weighted(15, changeEntry),
  weighted(6, deleteEntry),
  weighted(5, uploadRecording),
  weighted(5, uploadPhoto),
  weighted(8, addItem),
  weighted(5, changeItem),
  weighted(2, deleteItem),
  weighted(5, toggleFriend),
  weighted(2, changeProfile),
  weighted(1, changeLearningSettings),
  weighted(1, changeReadingAids),
  weighted(8, reviewItem),
  weighted(8, openShareLink),
  weighted(8, openEntryOfOther),
  weighted(3, toggleBlock),
  weighted(3, changeAvatar),
  weighted(2, exportOwnData),
];
