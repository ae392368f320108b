import { formatMoney } from '@bhoj/domain/money/format';
import type { Warning } from '@bhoj/domain/billing/records/warnings';
import { homePart } from '../../../messages/owner/home/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { Notice } from '../../../ui/mui/notice.tsx';
import type { Words } from '../../../words/part.ts';
import { useWarnings } from './warnings-context.tsx';

function sentenceOf(warning: Warning, words: Words<'home'>['warnings']): string {
  switch (warning.kind) {
    case 'registration':
    case 'compositionEnds':
    case 'eInvoice': {
      const { near, over } = words[warning.kind];
      return (warning.isOver ? over : near)(formatMoney(warning.limitPaise));
    }
    case 'specifiedPremises':
      return words.specifiedPremises;
    case 'seriesEnds':
      return words.seriesEnds(warning.series, warning.left, warning.next);
    case 'yearTurns':
      return words.yearTurns(warning.firstNumber);
  }
}

/** Shows beside a field its warnings for the owner, in the words of the home page (P-SETTINGS-1). */
export function WarningNotices({ of }: { readonly of: readonly Warning['kind'][] }) {
  const words = useWords(homePart).warnings;
  const warnings = useWarnings().filter(({ kind }) => of.includes(kind));
  return warnings.map((warning) => (
    <Notice key={warning.kind} tone={warning.kind === 'yearTurns' ? 'info' : 'warning'}>
      {sentenceOf(warning, words)}
    </Notice>
  ));
}
