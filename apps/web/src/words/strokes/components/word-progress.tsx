import type { WritableCharacter } from '../characters-to-write.ts';
import '../strokes.css';

interface WordProgressProps {
  characters: readonly WritableCharacter[];
  /** The position of the character that is practised; the number of characters when all are written. */
  position: number;
  /** Whether the characters that are still to be written are hidden. */
  isHidden: boolean;
}

/** The characters of a word, with a mark on the character that is being practised. Renders nothing for a single character. */
export function WordProgress({ characters, position, isHidden }: WordProgressProps) {
  if (characters.length < 2 && position < characters.length) return null;
  return (
    <ol lang="zh-Hans" className="word-progress brush">
      {characters.map(({ character }, index) => {
        const isShown = !isHidden || index < position;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the same character may stand twice in a word
          <li
            key={index}
            aria-current={index === position ? 'step' : undefined}
            className="word-progress-character"
            data-is-later={index > position || undefined}
          >
            {isShown ? character : <span aria-hidden>·</span>}
          </li>
        );
      })}
    </ol>
  );
}
