import styles from './whole-numbers.module.css';

/** A word with a hyphen or slash before a digit, at which browsers would break it: `PV/26-27/000001`. */
const NUMBERS = /(\S*\w[/-]\d\S*)/;

/** The most letters of a number that is kept whole: those of the law have 16, and a bracket or comma may follow. */
const LONGEST = 24;

/** Parts a text into what is no number and, at every second place, numbers. */
const partsOf = (text: string): string[] => text.split(NUMBERS);

const isNumber = (part: string, place: number): boolean => place % 2 === 1 && part.length <= LONGEST;

/** True for a text with the number of a document. */
export const hasNumber = (text: string): boolean => partsOf(text).some(isNumber);

interface WholeNumbersProps {
  readonly children: string;
}

/**
 * A title, a line or a button with the number of a document, which stays on one line. Only where it is wider than the place for all of
 * the text is it broken.
 */
export function WholeNumbers({ children }: WholeNumbersProps) {
  if (!hasNumber(children)) return children;
  // In one element, because a button would lay out each part by itself and drop the spaces between them.
  return (
    <span className={styles['text']}>
      {partsOf(children).map((part, place) =>
        isNumber(part, place) ? (
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
