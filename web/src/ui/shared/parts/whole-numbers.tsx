import styles from './whole-numbers.module.css';

/** A hyphen or slash before a digit, at which browsers would break a number: `PV/26-27/000001`. */
const BREAKABLE = /\w[/-]\d/;

/** The most letters of a number that is kept whole: those of the law have 16, and a bracket or comma may follow. */
const LONGEST = 24;

/** Parts a text into its words and the spaces between them. */
const partsOf = (text: string): string[] => text.split(/(\s+)/);

const isNumber = (part: string): boolean => part.length <= LONGEST && BREAKABLE.test(part);

/** True for a text with the number of a document. */
export const hasNumber = (text: string): boolean => BREAKABLE.test(text) && partsOf(text).some(isNumber);

interface WholeNumbersProps {
  readonly children: string;
}

/**
 * A title, a line or a button with a document's number, which stays on one line. The number breaks only when it alone
 * is wider than the place of the text.
 */
export function WholeNumbers({ children }: WholeNumbersProps) {
  if (!hasNumber(children)) return children;
  // In one element, because a button would lay out each part by itself and drop the spaces between them.
  return (
    <span className={styles['text']}>
      {partsOf(children).map((part, place) =>
        isNumber(part) ? (
          // The parts of a text never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={place} className={styles['whole']} data-whole>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}
