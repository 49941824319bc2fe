import { type DraftText, type EntryDraft, joinTexts } from './draft.ts';

/**
 * Merges two drafts that two tabs stored at the same time, neither based on the other, so that no text is lost. If one text contains the other text,
 * it is the newer one. Of two different texts, `mine` stays in the form, and the author is asked about `theirs`, which becomes `otherText`.
 */
export function mergeDrafts(mine: EntryDraft, theirs: EntryDraft): EntryDraft {
  return {
    ...theirs,
    ...mine,
    ...mergeTexts(mine, theirs),
    extractedText: longerText(mine.extractedText, theirs.extractedText) ?? mine.extractedText,
    originalAudioUrl: mine.originalAudioUrl ?? theirs.originalAudioUrl,
    originalImageUrl: mine.originalImageUrl ?? theirs.originalImageUrl,
    mediaFiles: [...theirs.mediaFiles, ...mine.mediaFiles.filter(({ url }) => !hasFile(theirs, url))],
    location: mine.location || theirs.location,
    latitude: mine.latitude ?? theirs.latitude,
    longitude: mine.longitude ?? theirs.longitude,
    browserTranscript: mine.browserTranscript || theirs.browserTranscript,
    attempt: mine.attempt ?? theirs.attempt,
  };
}

function mergeTexts(mine: EntryDraft, theirs: EntryDraft): Pick<EntryDraft, 'title' | 'content' | 'otherText'> {
  // The other tab has merged the same two drafts already and asks the same question, with the texts the other way round.
  if (theirs.otherText && holdsTexts(theirs, mine)) return pickTexts(theirs);
  const title = longerText(mine.title, theirs.title);
  const content = longerText(mine.content, theirs.content);
  const conflict = { title: title === null ? theirs.title : '', content: content === null ? theirs.content : '' };
  const others = [mine.otherText, theirs.otherText, conflict];
  return {
    title: title ?? mine.title,
    content: content ?? mine.content,
    otherText: others.reduce(joinOtherTexts, null),
  };
}

const pickTexts = ({ title, content, otherText }: EntryDraft) => ({ title, content, otherText });
const textsOf = (draft: EntryDraft): DraftText[] => [draft, ...(draft.otherText ? [draft.otherText] : [])];

/** Whether `holder` contains all texts of `draft`, in the form or in the question. */
const holdsTexts = (holder: EntryDraft, draft: EntryDraft): boolean =>
  textsOf(draft).every(({ title, content }) => {
    const held = textsOf(holder);
    return held.some((text) => text.title.includes(title)) && held.some((text) => text.content.includes(content));
  });

/** Returns the text that contains the other text; null when neither does. */
function longerText(one: string, other: string): string | null {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : null;
}

const hasFile = ({ mediaFiles }: EntryDraft, url: string): boolean => mediaFiles.some((file) => file.url === url);

function joinOtherTexts(one: DraftText | null, other: DraftText | null): DraftText | null {
  if (!other || (other.title === '' && other.content === '')) return one;
  if (!one) return other;
  return {
    title: longerText(one.title, other.title) ?? joinTexts(one.title, other.title),
    content: longerText(one.content, other.content) ?? joinTexts(one.content, other.content),
  };
}
