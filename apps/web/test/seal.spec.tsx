/** @vitest-environment dom */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from '../src/components/ui/empty-state.tsx';
import { DayNumberSeal } from '../src/components/ui/seal.tsx';
import ToastViewport from '../src/components/ui/toast-viewport.tsx';
import en from '../src/i18n/en.json' with { type: 'json' };
import zh from '../src/i18n/zh.json' with { type: 'json' };
import { toast } from '../src/lib/toasts.ts';
import { renderWithProviders } from './render.tsx';

/** The characters of the Kai font, as ranges of code points: a browser loads no file of the font for other characters. */
const kaiRanges = [
  ...readFileSync(
    createRequire(import.meta.url).resolve('lxgw-wenkai-webfont/lxgwwenkai-regular.css'),
    'utf8',
  ).matchAll(/unicode-range: ([^;]+);/g),
].flatMap(([, ranges]) =>
  (ranges ?? '').split(', ').map((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
);
const isInKaiFont = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return kaiRanges.some(([first, last]) => first <= code && code <= last);
};

/** The text of every seal on the page. */
const sealTexts = (): (string | null)[] =>
  [...document.querySelectorAll('.stamp')].map(({ textContent }) => textContent);

describe('Seal', () => {
  it('of an empty state and of a toast carries a character of the Kai font', async () => {
    toast({ title: 'Saved' });
    renderWithProviders(
      <>
        <EmptyState character="空" title="Nothing" />
        <ToastViewport />
      </>,
    );
    await screen.findByText('Saved');
    // The language chooses the Chinese form of the character, where fonts have a Japanese one too.
    expect(document.querySelectorAll('.stamp:lang(zh-Hans)')).toHaveLength(2);
    expect(sealTexts()).toHaveLength(2);
    for (const text of sealTexts()) expect([text, Array.from(text ?? '').map(isInKaiFont)]).toEqual([text, [true]]);
  });

  it('is accompanied by characters of the Kai font on every screen', () => {
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    const characters = sources
      .filter((file) => !file.endsWith('.spec.tsx'))
      .flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/\bcharacter="([^"]+)"/g)])
      .flatMap(([, text]) => Array.from(text ?? ''));
    expect(characters.length).toBeGreaterThan(10);
    expect(characters.filter((character) => !isInKaiFont(character))).toEqual([]);
  });
});

describe('DayNumberSeal', () => {
  it('shows the day number in the order of the language', () => {
    renderWithProviders(<DayNumberSeal day={2} />);
    expect(screen.getByText('Day 2')).toBeDefined();
    expect(sealTexts()).toEqual(['Day 2Day2']);
    for (const { seal, dayNumber } of [en.card, zh.card]) expect(seal.replaceAll('|', ' ')).toBe(dayNumber);
    expect(zh.card.dayNumber).toBe('第 {{day}} 天');
  });
});
