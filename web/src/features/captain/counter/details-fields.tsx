import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { PlainField } from '../../../ui/plain/field.tsx';
import type { Faults, TypedDetails } from '../state/counter-model.ts';

export interface DetailsFieldsProps {
  readonly type: Order['type'];
  readonly typed: TypedDetails;
  readonly faults: Faults;
  readonly onChange: (typed: TypedDetails) => void;
}

/** The customer of an order without a table, and the address of a delivery. */
export function DetailsFields({ type, typed, faults, onChange }: DetailsFieldsProps) {
  const floor = useWords(floorPart);

  const field = (name: keyof TypedDetails) => ({
    value: typed[name],
    error: faults[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...typed, [name]: event.currentTarget.value }),
  });
  return (
    <>
      <PlainField
        label={floor.name}
        {...(type !== 'delivery' && { hint: floor.nameHint })}
        maxLength={40}
        autoComplete="off"
        {...field('label')}
      />
      {type === 'takeaway' && (
        <PlainField
          label={floor.takeawayMobile}
          hint={floor.takeawayMobileHint}
          type="tel"
          autoComplete="off"
          {...field('mobile')}
        />
      )}
      {type === 'delivery' && (
        <>
          <PlainField label={floor.mobile} type="tel" autoComplete="off" {...field('mobile')} />
          <PlainField label={floor.address} multiline rows={3} maxLength={280} {...field('address')} />
          <PlainField label={floor.note} maxLength={140} {...field('note')} />
          <PlainField label={floor.charge} inputMode="decimal" {...field('charge')} />
        </>
      )}
    </>
  );
}
