import { reviewsPart } from '../../messages/owner/reviews/en.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './reviews.module.css';

/** Stars for the eye, and their number for a screen reader. */
export function Stars({ stars }: { readonly stars: number }) {
  const words = useWords(reviewsPart);
  return (
    <span className={styles['stars']} role="img" aria-label={words.starCount(stars)}>
      {'★'.repeat(stars)}
      <span>{'★'.repeat(5 - stars)}</span>
    </span>
  );
}
