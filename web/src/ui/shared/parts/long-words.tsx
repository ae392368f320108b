import styles from './long-words.module.css';

/** No word of a language on a menu is longer; a longer one was written without spaces. */
const LONGEST = 24;

interface LongWordsProps {
  readonly children: string;
  /** The most letters of a word that is not broken. */
  readonly longest?: number;
}

/**
 * A text in a table of figures. Its words keep a column wide enough to read. A word longer than `longest` letters may
 * break, because it would push the figures off the paper.
 */
export function LongWords({ children, longest = LONGEST }: LongWordsProps) {
  return children.split(/(\s+)/).map((word, place) =>
    word.length <= longest ? (
      word
    ) : (
      // The words of a text never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className={styles['long']}>
        {word}
      </span>
    ),
  );
}
