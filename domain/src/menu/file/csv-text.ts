import { withoutGuard } from '../../kernel/csv.ts';
import { composed } from '../../kernel/folded.ts';

/** Characters that nobody sees, except the two joiners, by which Indian scripts choose the form of a letter. */
const UNSEEN = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** A joiner that joins nothing. */
const LOOSE_JOINER =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Most cells: nothing in them is unseen, and no letter has two forms. */
const PLAIN = /^[ -~]*$/;

/**
 * Returns a cell as a line of a menu: a line break is a blank, as are no-break and other unusual blanks; characters
 * that nobody sees are gone; and each letter has the one form that Unicode prefers (NFC).
 */
function visible(cell: string): string {
  if (PLAIN.test(cell)) return cell.trim();
  return composed(cell)
    .replaceAll(UNSEEN, '')
    .replaceAll(LOOSE_JOINER, '')
    .split(/[\r\n]+/)
    .map((part) => part.trim().replaceAll(/\p{Z}/gu, ' '))
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns the text of a cell. */
export const cleaned = (cell: string): string => withoutGuard(visible(cell));

const sameLook = (a: string, b: string): boolean =>
  visible(a).replaceAll(/ +/g, ' ') === visible(b).replaceAll(/ +/g, ' ');

/** Returns the index of a text, or else of one that looks the same; -1 for none. */
export function lookIn(texts: readonly string[], text: string): number {
  const at = texts.indexOf(text);
  return at < 0 ? texts.findIndex((other) => sameLook(other, text)) : at;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the read value, but each text as it is stored wherever both look the same on a screen. They may differ in blanks or in
 * the form of letters; then nothing has changed.
 */
export function inStoredForm<T>(stored: unknown, read: T): T;
export function inStoredForm(stored: unknown, read: unknown): unknown {
  if (typeof read === 'string') return typeof stored === 'string' && sameLook(stored, read) ? stored : read;
  if (Array.isArray(read) && Array.isArray(stored)) {
    return read.map((one: unknown) =>
      inStoredForm(
        stored.find((other: unknown) => isRecord(one) && isRecord(other) && one['id'] === other['id']),
        one,
      ),
    );
  }
  if (!isRecord(read) || !isRecord(stored)) return read;
  return Object.fromEntries(
    Object.entries(read).map(([key, value]) => [key, inStoredForm(stored[key], value)]),
  );
}

/** Question marks in the place of letters that the exporting program could not write: of a word, or of one letter. */
const LOST = /(?<![^\s"'“‘(|/-])\?\?|\P{ASCII}\?\P{ASCII}|\ufffd/u;

/** True when letters of a text were lost. `???? ???` was Hindi, and so was the second word of `Dal "??????"`. */
export const hasLostLetters = (cell: string): boolean => LOST.test(cell);
