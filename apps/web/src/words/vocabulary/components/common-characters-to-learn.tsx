import type { VocabularyItem } from '@memory/contracts';
import { commonCharacters } from '@memory/text';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { ListenButton } from '../../pronunciation/listen-button.tsx';
import { useTextInScript } from '../../reading-aids/text-in-script.tsx';
import { useZhuyin } from '../use-zhuyin.ts';
import type { WordFormFields } from '../word-form.ts';

interface CommonCharactersProps {
  vocabulary: readonly VocabularyItem[];
  onUse: (word: WordFormFields) => void;
}

/** The id of the heading, to which a link above a long vocabulary leads. */
export const COMMON_CHARACTERS_ID = 'common-characters';

/**
 * The section 'Common Characters to Learn', with the common characters that the user's vocabulary lacks. They stand below the whole
 * vocabulary, so that they are rendered, and their fonts loaded, when they come near the viewport.
 */
export function CommonCharactersToLearn({ vocabulary, onUse }: CommonCharactersProps) {
  const { t } = useTranslation();
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const learned = new Set(vocabulary.map(({ character, simplified }) => simplified ?? character));
  const toLearn = commonCharacters.filter(({ character }) => !learned.has(character));
  return (
    <section ref={ref} aria-labelledby={COMMON_CHARACTERS_ID} className={isNear ? '' : 'min-h-svh'}>
      <h2 id={COMMON_CHARACTERS_ID} tabIndex={-1} className="mb-4 scroll-mt-24 text-2xl">
        {t('vocabulary.common')}
      </h2>
      {toLearn.length === 0 && <p className="text-ink-soft">{t('vocabulary.allCommon')}</p>}
      {isNear && <CharacterCards words={toLearn} onUse={onUse} />}
    </section>
  );
}

function CharacterCards({ words, onUse }: { words: typeof commonCharacters; onUse: CommonCharactersProps['onUse'] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
      {words.map((word) => (
        <li key={word.character}>
          <CharacterCard character={word.character} pinyin={word.pinyin} meaning={word.englishTranslation}>
            <ListenButton
              word={word.character}
              pinyin={word.pinyin}
              label={t('vocabulary.listen', { character: word.character })}
              iconSize={18}
            />
            <Button
              variant="ghost"
              round
              aria-label={t('vocabulary.use', { character: word.character })}
              onClick={() => onUse(word)}
            >
              <Plus size={20} aria-hidden />
            </Button>
          </CharacterCard>
        </li>
      ))}
    </ul>
  );
}

interface CharacterCardProps {
  character: string;
  pinyin: string;
  meaning: string;
  /** The buttons below the card's text. */
  children: ReactNode;
}

/** Card with a character in a rice grid, its reading, its meaning and buttons. */
function CharacterCard({ character, pinyin, meaning, children }: CharacterCardProps) {
  const { text, lang } = useTextInScript(character);
  const zhuyin = useZhuyin(character, pinyin, null);
  return (
    <article className="sheet flex h-full flex-col items-center p-4 pb-1.5 text-center">
      <RiceGrid character={text} lang={lang} />
      <p className="mt-3 min-h-7 text-lg leading-7">
        {zhuyin === null ? <ToneColoredPinyin text={pinyin} /> : <Zhuyin text={zhuyin} />}
      </p>
      <p className="mt-1 line-clamp-2 leading-snug" title={meaning}>
        {meaning}
      </p>
      <div className="mt-auto flex pt-2">{children}</div>
    </article>
  );
}
