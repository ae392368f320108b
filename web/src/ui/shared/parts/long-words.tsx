import styles from './long-words.module.css';

/** No word of a language on a menu is longer; what is longer was written without spaces. */
const LONGEST = 24;

/**
 * A text in a table of figures. Its words keep a column wide enough to read; only one of more than 24 letters is broken,
 * because it would push the figures off the paper.
 */
export function LongWords({ children }: { readonly children: string }) {
  return children.split(/(\s+)/).map((word, place) =>
    word.length <= LONGEST ? (
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
