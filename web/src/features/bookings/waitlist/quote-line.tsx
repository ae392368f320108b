import { waitlistPart } from '../../../messages/owner/waitlist/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useQuotes } from './use-quotes.ts';
import styles from './waitlist.module.css';

/** The quote for a party of this size before it joins: a range with its record, or how many are ahead. */
export function QuoteLine({ size }: { readonly size: number | null }) {
  const words = useWords(waitlistPart);
  const quotes = useQuotes(size);
  if (size === null) return null;
  const [found] = quotes?.ranges ?? [];
  const said = () => {
    if (quotes === null || found === undefined) return words.form.asking;
    if (!found.fits) return words.unfit;
    if (quotes.kept === null) return words.ahead(quotes.ahead);
    if (found.range === null) return words.form.later;
    return found.range.from === 0 && found.range.to <= 5
      ? words.form.now
      : words.form.range(found.range.from, found.range.to);
  };
  return (
    <div role="status" className={styles['quote']}>
      <strong>{said()}</strong>
      {quotes !== null && quotes.kept !== null && (
        <span>
          {words.ahead(quotes.ahead)} · {words.record(quotes.kept.within, quotes.kept.of)}
        </span>
      )}
    </div>
  );
}
