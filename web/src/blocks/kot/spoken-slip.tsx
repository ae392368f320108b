import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Spoken } from '../../words/part.ts';
import { InLanguage } from '../../words/spoken.tsx';
import { KotSlip } from './kot-slip.tsx';
import type { Slip } from './kot-slip-model.ts';

export interface SpokenSlipProps extends Slip {
  readonly language: Language;
  readonly spoken: Spoken;
}

/** A KOT in the language of the paper, whatever language the screen has (P-LANG-4). */
export function SpokenSlip({ language, spoken, ...slip }: SpokenSlipProps) {
  return (
    <InLanguage audience="kitchen" {...{ language, spoken }}>
      <KotSlip {...slip} />
    </InLanguage>
  );
}
