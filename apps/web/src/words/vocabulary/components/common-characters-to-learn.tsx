import type { VocabularyItem } from '@memory/contracts';
import { commonCharacters } from '@memory/text';
import { ChevronDown, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { RiceGrid } from '../../../components/ui/rice-grid.tsx';
import { ToneColoredPinyin } from '../../../components/ui/tone-colored-pinyin.tsx';
import { Zhuyin } from '../../../components/ui/zhuyin.tsx';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { ListenButton } from '../../pronunciation/listen-button.tsx';
import { useTextInScript } from '../../reading-aids/use-text-in-script.ts';
import { useZhuyin } from '../use-zhuyin.ts';
import type { WordFormFields } from '../word-form.ts';

interface CommonCharactersProps {
  vocabulary: readonly VocabularyItem[];
  onUse: (word: WordFormFields) => void;
}

/** The number of characters in the row that is shown until the user unfolds the others. */
const ROW_LENGTH = 3;

/**
 * The section 'Common Characters to Learn': one row of the common characters that the user's vocabulary lacks, and a button that unfolds the
 * others. On small screens it stands below the whole vocabulary, so that it is rendered, and its fonts loaded, when it comes near the viewport.
 */
export function CommonCharactersToLearn({ vocabulary, onUse }: CommonCharactersProps) {
  const { t } = useTranslation();
  const [ref, isNear] = useNearViewport<HTMLElement>();
  const [isUnfolded, setUnfolded] = useState(false);
  const learned = new Set(vocabulary.map(({ character, simplified }) => simplified ?? character));
  const toLearn = commonCharacters.filter(({ character }) => !learned.has(character));
  return (
    <section ref={ref} aria-labelledby="common-characters" className={isNear ? '' : 'min-h-60'}>
      <h2 id="common-characters" className="mb-3 text-xl">
        {t('vocabulary.common')}
      </h2>
      {toLearn.length === 0 && <p className="text-ink-soft">{t('vocabulary.allCommon')}</p>}
      {isNear && <CharacterCards words={isUnfolded ? toLearn : toLearn.slice(0, ROW_LENGTH)} onUse={onUse} />}
      {isNear && toLearn.length > ROW_LENGTH && !isUnfolded && (
        <Button variant="ghost" className="mt-2 w-full text-sm!" onClick={() => setUnfolded(true)}>
          <ChevronDown size={18} aria-hidden />
          {t('vocabulary.moreCommon', { count: toLearn.length - ROW_LENGTH })}
        </Button>
      )}
    </section>
  );
}

function CharacterCards({ words, onUse }: { words: typeof commonCharacters; onUse: CommonCharactersProps['onUse'] }) {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-3 gap-2">
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
    <article className="sheet flex h-full flex-col items-center px-1 pt-3 pb-1.5 text-center">
      <RiceGrid character={text} lang={lang} size="pair" />
      <p className="mt-2 min-h-7 leading-7">
        {zhuyin === null ? <ToneColoredPinyin text={pinyin} /> : <Zhuyin text={zhuyin} />}
      </p>
      <p className="line-clamp-2 px-1 text-sm leading-snug" title={meaning}>
        {meaning}
      </p>
      <div className="mt-auto flex">{children}</div>
    </article>
  );
}
