import { TicketPercent } from 'lucide-react';
import { useState } from 'react';
import { isCode, tidyCode } from '@bhoj/domain/billing/shape/code-text';
import { codeEntryPart } from '../../../messages/shared/code-entry/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { TextField } from '../../../ui/shared/kit/controls.tsx';
import { useOneAtATime } from '../../../ui/shared/use-one-at-a-time.ts';
import { RareSheet } from '../rare/rare-sheet.tsx';
import type { RareSheetProps } from '../rare/rare-sheet.tsx';
import { RareRow } from '../rare/rare-row.tsx';
import type { Fold } from '../rare/rare-row.tsx';
import type { Failure, SettleActs } from '../state/acts.ts';

export interface CodeRowProps {
  readonly orderId: string;
  readonly act: NonNullable<SettleActs['enterCode']>;
  readonly fold: Fold;
}

interface CodeFormProps extends Pick<RareSheetProps, 'pending' | 'failure' | 'onClose'> {
  readonly onEnter: (code: string) => void;
}

function CodeForm({ onEnter, ...form }: CodeFormProps) {
  const words = useWords(codeEntryPart);

  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const enter = () => {
    setTried(true);
    if (isCode(typed)) onEnter(tidyCode(typed));
  };
  return (
    <RareSheet
      {...form}
      title={words.label}
      missing={typed.trim() === '' ? words.fault : null}
      go={words.use}
      cancel={words.cancel}
      onGo={enter}
    >
      <TextField
        label={words.label}
        value={typed}
        fault={isTried && typed.trim() !== '' && !isCode(typed) ? words.fault : null}
        maxLength={24}
        autoCapitalize="characters"
        onChange={setTyped}
      />
    </RareSheet>
  );
}

/** Enters a discount code that a guest shows. */
export function CodeRow({ orderId, act, fold }: CodeRowProps) {
  const words = useWords(codeEntryPart);

  const { pending, failure, run, clear } = useOneAtATime<Failure>();
  const enter = async (code: string) => {
    if ((await run(() => act({ orderId, code }))) === null) return;
    fold.onClose();
  };
  return (
    <RareRow icon={TicketPercent} name={words.label} fold={fold}>
      <CodeForm
        {...{ pending, failure }}
        onEnter={(code) => void enter(code)}
        onClose={() => {
          clear();
          fold.onClose();
        }}
      />
    </RareRow>
  );
}
