import type { Page } from '@playwright/test';

/**
 * Gives the page a Chinese voice: the browser of the stories has none. Each utterance is recorded in `spokenUtterances` of the window and
 * ends when the story calls `finishUtterance`.
 */
export async function giveChineseVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const voice = { name: 'Story', lang: 'zh-CN', localService: true, default: true, voiceURI: 'story' };
    const spoken: { text: string; rate: number }[] = [];
    let current: EventTarget | null = null;
    class Utterance extends EventTarget {
      voice = null;
      lang = '';
      rate = 1;
      constructor(readonly text: string) {
        super();
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => {
        current = null;
      },
      speak: (utterance: Utterance) => {
        current = utterance;
        spoken.push({ text: utterance.text, rate: utterance.rate });
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      spokenUtterances: spoken,
      finishUtterance: () => current?.dispatchEvent(new Event('end')),
    });
  });
}

interface FakeVoiceWindow {
  spokenUtterances: { text: string; rate: number }[];
  finishUtterance: () => void;
}

export const spokenUtterances = (page: Page): Promise<{ text: string; rate: number }[]> =>
  page.evaluate(() => (window as unknown as FakeVoiceWindow).spokenUtterances);

export const finishUtterance = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as FakeVoiceWindow).finishUtterance());
