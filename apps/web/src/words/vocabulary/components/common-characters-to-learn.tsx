import type { VocabularyItem } from '@memory/contracts';
import { commonCharacters } from '@memory/text';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { ListenButton } from '../../pronunciation/listen-button.tsx';
import type { WordFormFields } from '../word-form.ts';
import { CharacterCard } from './character-card.tsx';

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
