import { nameIn } from '@bhoj/domain/catalogue/names';
import { DISH_PACKING_NAME, DISH_PACKING_OTHER_NAMES } from '@bhoj/domain/billing/bill/extra-names';
import { openPortions, PACKING } from '@bhoj/domain/billing/bill/portions';
import { formatPlain } from '@bhoj/domain/money/format';
import { packingOfDishes } from '@bhoj/domain/orders/rounds/packing';
import { detailOf } from '@bhoj/domain/orders/kitchen/progress';
import { inCombos } from '@bhoj/domain/orders/shape/combo-groups';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { OrderLine } from '@bhoj/domain/orders/shape/line.schema';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';
import type { Portions } from '@bhoj/domain/orders/rounds/portions';
import type { Words } from '../../../words/part.ts';
import { guestLabelPart } from '../../../messages/shared/guest-labels/en.ts';
import { seatsPart } from '../../../messages/shared/seats/en.ts';
import { settlingPart } from '../../../messages/shared/settling/en.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { Stepper } from '../../../ui/shared/parts/stepper.tsx';
import { someCombos, wholeChosen } from '../../names/combo-choice.ts';
import { guestLabel } from '../../names/guest-label.ts';
import { openName } from '../state/open-name.ts';
import { Button } from '../../../ui/shared/kit/controls.tsx';
import styles from './split-choice.module.css';

interface OpenDish {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly price: string;
  readonly open: number;
  /** Missing for a charge. */
  readonly line: OrderLine | undefined;
}

interface PeopleWords {
  readonly guestLabelWords: Words<'guestLabelWords'>;
  readonly seats: Words<'seats'>;
}

/**
 * Returns the seat of a dish, else the name that its guest gave, else the guest's label. Empty for a dish that a
 * captain took down for the whole table.
 */
function whoOf(
  { guestLabelWords, seats }: PeopleWords,
  order: Order,
  { seat, by: { kind, label } }: OrderLine,
): string {
  if (seat !== undefined) return seats.seat(seat);
  if (kind !== 'guest') return '';
  const guest = Object.values(order.joining.guests).find((joined) => joined.label === label);
  return guest?.name ?? guestLabel(guestLabelWords, label);
}

/** Returns a dish's details besides name and price: size, add-ons, and the packing charge of a portion. */
function detailIn({ type }: Order, line: OrderLine, language: Language): string {
  const packing = packingOfDishes(type, [{ ...line, quantity: 1 }]);
  const name = nameIn(language, { name: DISH_PACKING_NAME, otherNames: DISH_PACKING_OTHER_NAMES });
  return [
    line.combo === undefined ? '' : nameIn(language, line.combo),
    detailOf(line, language),
    packing > 0 ? `${name} ${formatPlain(packing)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Groups the open lines of the order by the seat they are for, or the person who ordered them; seats in their order. */
function openByPerson(
  words: PeopleWords,
  order: Order,
  language: Language,
): [who: string, dishes: OpenDish[]][] {
  const groups = new Map<string, OpenDish[]>();
  for (const [id, open] of Object.entries(openPortions(order))) {
    const line = order.lines[id];
    const who = line === undefined ? '' : whoOf(words, order, line);
    const extra = id === PACKING ? order.extras.packingPaise : order.extras.deliveryPaise;
    const dish = {
      id,
      name: openName(order, id, language),
      detail: line === undefined ? '' : detailIn(order, line, language),
      price: formatPlain(line?.unitPaise ?? extra),
      open,
      line,
    };
    groups.set(who, [...(groups.get(who) ?? []), dish]);
  }
  const seatOf = ([, [dish]]: readonly [string, readonly OpenDish[]]) => dish?.line?.seat ?? 0;
  return [...groups].toSorted((a, b) => seatOf(a) - seatOf(b));
}

type Entry = readonly [id: string, line: OrderLine, open: number];

/** Returns the whole combos among open dishes, each to be taken with one step. */
const wholeCombos = (dishes: readonly OpenDish[]) =>
  inCombos(
    dishes.flatMap(({ id, line, open }): Entry[] => (line === undefined ? [] : [[id, line, open]])),
    ([, line, quantity]) => ({ ...line, quantity }),
  ).flatMap((group) =>
    group.combo === null || wholeChosen(group, {}) === null ? [] : [{ ...group, combo: group.combo }],
  );

export interface PortionListProps {
  readonly order: Order;
  readonly portions: Portions;
  readonly onChange: (portions: Portions) => void;
}

/** Lists every open dish, with the number of its portions on this bill. */
export function PortionList({ order, portions, onChange }: PortionListProps) {
  const settling = useWords(settlingPart);
  const guestLabelWords = useWords(guestLabelPart);
  const seats = useWords(seatsPart);
  const language = useLanguage();

  return (
    <>
      <p className={styles['quiet']}>{settling.itemsHint}</p>
      {openByPerson({ guestLabelWords, seats }, order, language).map(([who, dishes]) => (
        <div key={who} className={styles['person']}>
          {who !== '' && (
            <Button
              size="small"
              onClick={() =>
                onChange({ ...portions, ...Object.fromEntries(dishes.map(({ id, open }) => [id, open])) })
              }
            >
              {settling.allOf(who)}
            </Button>
          )}
          <ul>
            {wholeCombos(dishes).map((group) => {
              const [name, count] = [nameIn(language, group.combo), wholeChosen(group, portions) ?? 0];
              return (
                <li key={`${group.combo.ref} ${group.lines[0]?.[0]}`} className={styles['row']}>
                  <strong>{name}</strong>
                  <Stepper
                    label={settling.portion(name)}
                    value={count}
                    max={group.count}
                    decreaseLabel={settling.lessOf(name)}
                    increaseLabel={settling.moreOf(name)}
                    onChange={(next) => onChange(someCombos(group, portions, next))}
                  />
                </li>
              );
            })}
            {dishes.map(({ id, name, detail, price, open }) => (
              <li key={id} className={styles['row']}>
                <span>
                  {name}
                  <small>
                    {[detail, `${price} ${open > 1 ? `× ${open}` : ''}`].filter((w) => w !== '').join(' · ')}
                  </small>
                </span>
                <Stepper
                  label={settling.portion(name)}
                  value={portions[id] ?? 0}
                  max={open}
                  decreaseLabel={settling.lessOf(name)}
                  increaseLabel={settling.moreOf(name)}
                  onChange={(count) => onChange({ ...portions, [id]: count })}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
