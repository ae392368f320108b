import type { Unreadable } from './unreadable.ts';
import { unreadablePart } from '../../messages/shared/unreadable/en.ts';
import { useWords } from '../../words/use-words.ts';
import { useNewVersion } from './new-version.ts';

/** The text on the card about unreadable documents, and the act of its button. */
export interface UnreadableFacts {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly act: () => void;
}

/** Documents that are the only one of their kind have their own names. */
const kindOf = ({ of, id }: Unreadable): string => (of === 'catalog' ? id : of);

function counted(unreadable: readonly Unreadable[]): (readonly [of: string, n: number])[] {
  const kinds = [...new Set(unreadable.map(kindOf))];
  return kinds.map((kind) => [kind, unreadable.filter((one) => kindOf(one) === kind).length]);
}

export function useUnreadable(unreadable: readonly Unreadable[]): UnreadableFacts {
  const words = useWords(unreadablePart);
  const { search, update } = useNewVersion();
  const title = words.title(counted(unreadable));
  if (!unreadable.some(({ why }) => why === 'newer')) {
    const act = () => globalThis.location.reload();
    return { title, text: words.broken, button: words.reload, isBusy: false, act };
  }
  return {
    title,
    text: search === 'idle' ? words.newer : words[search],
    button: words.update,
    isBusy: search === 'looking' || search === 'found',
    act: update,
  };
}
