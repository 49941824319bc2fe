/** How long a browser may take to load its voices, in milliseconds. */
const VOICES_TIMEOUT_MS = 1_000;

const isChinese = ({ lang }: SpeechSynthesisVoice): boolean => /^(zh|cmn)\b/i.test(lang.replace('_', '-'));

/** Finds a Chinese voice of this device; Mandarin of the mainland first. Null when it has none: it would read Chinese as another language. */
export async function findChineseVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!('speechSynthesis' in globalThis)) return null;
  if (speechSynthesis.getVoices().length === 0) await voicesLoaded();
  const voices = speechSynthesis.getVoices().filter(isChinese);
  return voices.find(({ lang }) => /CN/i.test(lang)) ?? voices[0] ?? null;
}

function voicesLoaded(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, VOICES_TIMEOUT_MS);
    speechSynthesis.addEventListener?.('voiceschanged', () => resolve(), { once: true });
  });
}

/** Speaks a text. @returns whether it was spoken to its end, or cancelled by the user */
export function speak(text: string, voice: SpeechSynthesisVoice, rate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), { lang: voice.lang, voice, rate });
    utterance.addEventListener('end', () => resolve(true));
    utterance.addEventListener('error', ({ error }) => resolve(error === 'canceled' || error === 'interrupted'));
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  });
}
