import type { ListedCancelReason } from '@bhoj/domain/orders/acts/cancel-reasons';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { cancelReasonPart } from '../../../messages/shared/cancel-reasons/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainField } from '../../../ui/plain/field.tsx';
import { RadioRows } from '../../../ui/shared/parts/radio-rows.tsx';

export interface ReasonChoiceProps {
  readonly offered: readonly ListedCancelReason[];
  readonly reason: string;
  readonly onChange: (reason: string) => void;
}

/** Asks for a reason: a suggested one, or free text. */
export function ReasonChoice({ offered, reason, onChange }: ReasonChoiceProps) {
  const floor = useWords(floorPart);
  const reasonWords = useWords(cancelReasonPart);

  return (
    <>
      <RadioRows
        legend={floor.reason}
        options={offered.map((one) => ({ value: one, text: reasonWords[one] }))}
        value={reason}
        onChange={onChange}
      />
      <PlainField
        label={floor.reasonOther}
        hint={floor.reasonHint}
        maxLength={80}
        value={offered.some((one) => one === reason) ? '' : reason}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
