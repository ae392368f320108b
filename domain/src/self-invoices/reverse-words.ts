import { folded, nameKey } from '../kernel/folded.ts';
import { REVERSE_KINDS } from '../statute/reverse-kinds.ts';
import type { ReverseKind } from '../statute/reverse-kinds.ts';

const listed = (words: string): readonly string[] => words.trim().split(/\s+/).map(folded);

/** Words in a category or an item that make Bhoj ask about reverse charge, in the languages of the restaurants. */
const WORDS: Readonly<Record<ReverseKind, readonly string[]>> = {
  rent: listed('rent rental lease kiraya bhada bhade vadagai bhara किराया भाड़ा भाडे ভাড়া வாடகை ಬಾಡಿಗೆ'),
  transport: listed('freight lorry truck transport transporter tempo dhulai ढुलाई भाडं மால லாரி'),
  security: listed('security guard guards watchman chowkidar चौकीदार सुरक्षा পাহারাদার காவலாளி'),
  director: listed('director directors'),
  legal: listed('advocate advocates lawyer lawyers legal vakil वकील अधिवक्ता উকিল வழக்கறிஞர் ವಕೀಲ'),
};

/** Returns the kind of supply that the names of an expense suggest; null for none. The owner decides. */
export function suggestedKind(names: readonly string[]): ReverseKind | null {
  const words = new Set(names.flatMap((name) => folded(nameKey(name)).split(/[^\p{L}\p{M}]+/u)));
  return REVERSE_KINDS.find((kind) => WORDS[kind].some((word) => words.has(word))) ?? null;
}
