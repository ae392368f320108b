import { lazy, Suspense, useId, useState } from 'react';
import { descriptionIn, nameIn } from '@bhoj/domain/catalogue/names';
import { formatMoney } from '@bhoj/domain/money/format';
import type { FoodRule } from '@bhoj/domain/menu/shape/food-list';
import { isDishSoldOut, isSoldOut } from '@bhoj/domain/menu/dish/availability';
import { addOnKey, isChosenSoldOut } from '@bhoj/domain/menu/portions/portion-keys';
import type { AddOnGroup, Availability, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Selection } from '@bhoj/domain/orders/shape/order.schema';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { DishSheetWords } from '../../messages/shared/dish/en.ts';
import { BottomSheet } from '../../ui/plain/bottom-sheet.tsx';
import { PlainButton } from '../../ui/plain/button.tsx';
import { PlainField } from '../../ui/plain/field.tsx';
import { Stepper } from '../../ui/shared/parts/stepper.tsx';
import { DishPhoto } from './dish-photo.tsx';
import { DishSheetGroup } from './dish-sheet-group.tsx';
import { DishSheetSizes } from './dish-sheet-sizes.tsx';
import {
  choicePrice,
  eatenWith,
  firstChoice,
  groupsOf,
  isPartOut,
  missingIn,
  selectionOf,
  toggleOption,
  withCount,
} from './dish-choice.ts';
import { FoodTags } from '../food/food-tags.tsx';
import { FoodPick } from '../food/food-pick.tsx';
import { MAX_QUANTITY } from '../cart/cart.ts';
import { FoodMark } from './mark.tsx';
import styles from './dish-sheet.module.css';

const DishSheetSlots = lazy(() =>
  import('./dish-sheet-slots.tsx').then((slots) => ({ default: slots.DishSheetSlots })),
);

const DishSheetWeight = lazy(() =>
  import('./dish-sheet-weight.tsx').then((weight) => ({ default: weight.DishSheetWeight })),
);

export interface DishSheetProps {
  readonly menu: Menu;
  /** The dish to choose for; null closes the sheet. */
  readonly item: MenuItem | null;
  readonly words: DishSheetWords;
  readonly language?: Language;
  /** The sold-out dishes, and the time by which that counts. */
  readonly availability: Availability;
  readonly now: number;
  /** The person's food rules at the start. */
  readonly food?: readonly FoodRule[];
  /** True where the person may type any weight of a dish sold by weight, besides those that it offers. */
  readonly typesWeight?: boolean;
  readonly onAdd: (selection: Selection) => void;
  readonly onClose: () => void;
}

/** Asks for a dish's size, add-ons, food rules, note and quantity. Shown only for dishes that need a choice. */
export function DishSheet({ item, words, language = 'en', onClose, ...rest }: DishSheetProps) {
  // The dish stays rendered while the sheet closes.
  const [shown, setShown] = useState(item);
  if (item !== null && item !== shown) setShown(item);
  if (shown === null) return null;
  const key = item === null ? 'closed' : shown.id;
  return (
    <OpenSheet key={key} {...rest} {...{ words, language, onClose }} item={shown} open={item !== null} />
  );
}

type OpenSheetProps = DishSheetProps & {
  readonly item: MenuItem;
  readonly language: Language;
  readonly open: boolean;
};

function OpenSheet({
  menu,
  item,
  words,
  language,
  availability,
  now,
  food,
  typesWeight = false,
  open,
  onAdd,
  onClose,
}: OpenSheetProps) {
  const isOut = (key: string) => isSoldOut(availability, key, now);
  const [choice, setChoice] = useState(() => firstChoice(menu, item, isOut, food));
  const selection = selectionOf(menu, item, choice);
  const lacks = ({ id: groupId, min, options }: AddOnGroup) =>
    options.filter((option) => !isOut(addOnKey(groupId, option.id))).length < min;
  const [asked, setAsked] = useState(false);
  const id = useId();
  const groups = groupsOf(menu, item);
  const isGone =
    choice.grams === 0 ||
    isChosenSoldOut(availability, selection, now) ||
    isDishSoldOut(availability, item, now) ||
    (choice.parts?.some((part) => isPartOut(part, isOut)) ?? false) ||
    groups.some(lacks);
  const about = descriptionIn(language, item);
  const add = () => {
    const lacking = groups.find((group) => missingIn(choice, group) > 0);
    if (lacking === undefined) return onAdd(selection);
    setAsked(true);
    document.getElementById(`${id}-${lacking.id}`)?.querySelector('input')?.focus();
  };
  return (
    <BottomSheet
      open={open}
      title={nameIn(language, item)}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <div className={styles['act']}>
          {choice.grams === undefined && (
            <Stepper
              label={words.quantity}
              value={choice.quantity}
              min={1}
              max={MAX_QUANTITY}
              decreaseLabel={words.less}
              increaseLabel={words.more}
              onChange={(quantity) => setChoice({ ...choice, quantity })}
            />
          )}
          <PlainButton wide disabled={isGone} onClick={add}>
            {isGone && choice.grams !== 0
              ? words.soldOut
              : words.add(formatMoney(choicePrice(menu, item, choice)))}
          </PlainButton>
        </div>
      }
    >
      <DishPhoto photoId={item.photo} size="detail" />
      <p className={styles['facts']}>
        <FoodMark mark={item.mark} label={words.marks[item.mark]} />
        <strong>{formatMoney(choicePrice(menu, item, { ...choice, quantity: 1 }))}</strong>
        <FoodTags dish={item} />
      </p>
      {about !== '' && <p className={styles['about']}>{about}</p>}
      {item.variants.length > 0 && (
        <DishSheetSizes
          {...{ item, words, language, isOut }}
          value={choice.variantId}
          onChange={(variantId) => setChoice({ ...choice, variantId })}
        />
      )}
      {choice.grams !== undefined && (
        <Suspense>
          <DishSheetWeight
            {...{ item, words, typesWeight }}
            variantId={choice.variantId}
            grams={choice.grams}
            onChange={(grams) => setChoice({ ...choice, grams })}
          />
        </Suspense>
      )}
      {item.combo !== undefined && (
        <Suspense>
          <DishSheetSlots
            combo={item.combo}
            parts={choice.parts ?? []}
            food={choice.food}
            {...{ menu, words, language, isOut }}
            onChange={(parts) => setChoice({ ...choice, parts })}
          />
        </Suspense>
      )}
      {groups.map((group) => (
        <DishSheetGroup
          key={group.id}
          id={`${id}-${group.id}`}
          {...{ group, choice, words, language, isOut, asked }}
          onToggle={(optionId) => setChoice(toggleOption(choice, group, optionId))}
          onCount={(key, count) => setChoice(withCount(choice, key, count))}
        />
      ))}
      <FoodPick
        dish={item}
        addOns={eatenWith(menu, item, choice)}
        value={choice.food}
        onChange={(rules) => setChoice({ ...choice, food: rules })}
      />
      <div className={styles['note']}>
        <PlainField
          label={words.note}
          hint={words.noteHint}
          maxLength={140}
          value={choice.note}
          onChange={(event) => setChoice({ ...choice, note: event.currentTarget.value })}
        />
      </div>
    </BottomSheet>
  );
}
