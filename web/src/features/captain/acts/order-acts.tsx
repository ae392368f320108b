import {
  ArrowRightLeft,
  Ban,
  CookingPot,
  Ellipsis,
  Link2,
  Merge,
  MoveRight,
  Pencil,
  Repeat2,
  Unlink2,
  Users,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { asksPartySize } from '@bhoj/domain/orders/acts/party-size';
import { orderName } from '../../../blocks/names/order-name.ts';
import { useNameWords } from '../../../blocks/names/name-words.ts';
import { floorPart } from '../../../messages/captain/floor/en.ts';
import { orderActsPart } from '../../../messages/captain/order-acts/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { BottomSheet } from '../../../ui/plain/bottom-sheet.tsx';
import { PlainIconButton } from '../../../ui/shared/parts/icon-button.tsx';
import { ActSheetOf } from './later-acts.ts';
import type { ActName } from './act-sheets.tsx';
import type { OrderActProps } from './move-sheets.tsx';
import styles from './acts.module.css';

const ICONS: Readonly<Record<ActName, LucideIcon>> = {
  repeat: Repeat2,
  party: Users,
  move: ArrowRightLeft,
  join: Link2,
  separate: Unlink2,
  merge: Merge,
  moveLines: MoveRight,
  details: Pencil,
  cancelLines: CookingPot,
  cancelOrder: Ban,
};

/** Returns the acts that an order allows, the most frequent first. */
function actsOf({ value }: OrderActProps['order']): ActName[] {
  const atTable = value.tableId !== null;
  return [
    'repeat',
    ...(asksPartySize(value) && value.billing.documents.length === 0 ? (['party'] as const) : []),
    ...(value.type === 'dine-in' && atTable ? (['join'] as const) : []),
    ...(value.joinedTableIds === undefined ? [] : (['separate'] as const)),
    ...(atTable ? (['move'] as const) : value.aggregator === null ? (['details'] as const) : []),
    ...(value.type === 'delivery' || value.type === 'aggregator' ? [] : (['merge', 'moveLines'] as const)),
    'cancelLines',
    'cancelOrder',
  ];
}

/** A menu of the less frequent acts on an order. */
export function OrderActs(props: Omit<OrderActProps, 'onClose'>) {
  const floor = useWords(floorPart);
  const orderActs = useWords(orderActsPart);
  const names = useNameWords();

  const [shown, setShown] = useState<ActName | 'menu' | null>(null);
  const close = () => setShown(null);
  return (
    <>
      <PlainIconButton label={floor.more} onClick={() => setShown('menu')}>
        <Ellipsis aria-hidden />
      </PlainIconButton>
      {shown === 'menu' && (
        <BottomSheet
          open
          title={orderName(names, props.order.value)}
          closeLabel={floor.close}
          onClose={close}
        >
          <ul className={styles['menu']}>
            {actsOf(props.order).map((name) => {
              const Icon = ICONS[name];
              return (
                <li key={name}>
                  <button type="button" data-danger={name === 'cancelOrder'} onClick={() => setShown(name)}>
                    <Icon size={20} aria-hidden />{' '}
                    {name === 'join' || name === 'separate' ? orderActs[name] : floor[name]}
                  </button>
                </li>
              );
            })}
          </ul>
        </BottomSheet>
      )}
      {shown !== null && shown !== 'menu' && <ActSheetOf {...props} act={shown} onClose={close} />}
    </>
  );
}
