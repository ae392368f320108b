import { doubtOf } from '@bhoj/domain/menu/dish/wrong-names';
import { menuPart } from '../../../messages/owner/menu/en.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import { useWords } from '../../../words/use-words.ts';

interface NameDoubtsProps {
  /** The typed names. */
  readonly names: readonly string[];
  /** The stored names: the form does not ask about them again. */
  readonly stored: readonly string[];
  /** True where the dish is taxed like food. */
  readonly bearsFoodTax: boolean;
}

/** Asks about names that may be liquor or a service charge, and may be food. */
export function NameDoubts({ names, stored, bearsFoodTax }: NameDoubtsProps) {
  const words = useWords(menuPart);

  const doubts = [...new Set(names)]
    .filter((name) => !stored.includes(name))
    .flatMap((name) => {
      const doubt = doubtOf(name, bearsFoodTax);
      return doubt === null ? [] : [words.doubts[doubt](name)];
    });
  return doubts.length > 0 && <Notice tone="warning">{doubts.join(' ')}</Notice>;
}
