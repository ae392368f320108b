import { guestLabel } from '../../../blocks/names/guest-label.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { useWords } from '../../../words/use-words.ts';

/** Returns the name of a guest's phone for a captain: its label, and the name that the guest gave. `Mango, Meera`. */
export function usePhoneName(): (phone: { readonly label: string; readonly name: string | null }) => string {
  const words = useWords(guestLabelPart);
  return ({ label, name }) => [guestLabel(words, label), ...(name === null ? [] : [name])].join(', ');
}
