import { FOOD_RULES } from '@bhoj/domain/menu/shape/food-list';
import { formatPlain } from '@bhoj/domain/money/format';
import { ZERO } from '@bhoj/domain/money/money';
import { weightText } from '@bhoj/domain/menu/sale/weight';
import { isDescriptionField, isNameField, languageOfField } from '@bhoj/domain/menu/changes/merge-fields';
import type { FIELDS } from '@bhoj/domain/menu/changes/merge-fields';
import type { Clash, Side } from '@bhoj/domain/menu/changes/merge';
import type { AddOnGroup, Category, MenuContent, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import type { Words } from '../../../words/part.ts';

const priceOf = ({ variants, pricePaise }: MenuItem): string =>
  variants.length === 0
    ? formatPlain(pricePaise)
    : variants.map((variant) => `${variant.name} ${formatPlain(variant.pricePaise)}`).join(', ');

const optionsOf = (menu: Words<'menu'>, { options, min, max }: AddOnGroup): string =>
  [
    options.map(({ name, pricePaise }) => `${name} ${formatPlain(pricePaise)}`).join(', '),
    menu.groups.chooses(min, max),
  ].join(' · ');

const hoursOf = (menu: Words<'menu'>, words: Words<'menuClash'>, { from, to }: Category): string =>
  from === null || to === null ? words.allDay : menu.categoryHours(from, to);

const namesOf = (things: readonly { id: string; name: string }[], ids: readonly string[]): string =>
  ids.flatMap((id) => things.find((thing) => thing.id === id)?.name ?? []).join(', ');

/** The sentences about the two sides of a clash. */
export interface ClashWords {
  readonly menu: Words<'menu'>;
  readonly words: Words<'menuClash'>;
  readonly marks: Words<'menuMarkWords'>;
  readonly taxClasses: Words<'taxClassWords'>;
  readonly food: Words<'foodWords'>;
}

const foodWordsOf = ({ tag }: Words<'foodWords'>, { food }: MenuItem): string =>
  FOOD_RULES.flatMap((rule) => {
    const answer = food[rule];
    return answer === undefined ? [] : [tag(rule, answer)];
  }).join(', ');

function dishField(
  { menu, words, marks, taxClasses, food }: ClashWords,
  what: keyof typeof FIELDS.items,
  item: MenuItem,
  content: MenuContent,
): string {
  switch (what) {
    case 'price':
      return priceOf(item);
    case 'category':
      return namesOf(content.categories, [item.categoryId]);
    case 'addOns':
      return namesOf(content.addOnGroups, item.addOnGroupIds);
    case 'combo':
      return (item.combo?.slots ?? []).map(({ name }) => name).join(', ');
    case 'byWeight':
      return (item.byWeight?.steps ?? []).map(weightText).join(', ');
    case 'open':
      return item.open === undefined
        ? ''
        : `${formatPlain(item.open.minPaise)} – ${formatPlain(item.open.maxPaise)}`;
    case 'mark':
      return marks[item.mark];
    case 'taxClass':
      return taxClasses[item.taxClass];
    case 'food':
      return foodWordsOf(food, item);
    case 'spice':
      return menu.spice[item.spice] ?? '';
    case 'photo':
      return item.photo === null ? '' : words.photo;
    case 'prepMinutes':
      return menu.minutes(item.prepMinutes);
    case 'description':
      return item.description;
    case 'code':
      return item.code ?? '';
    case 'packing':
      return formatPlain(item.packingPaise ?? ZERO);
    case 'station':
      return item.station;
    case 'name':
      return item.name;
  }
}

/** Returns one side's value of the clash, in words. */
export function sideWords(spoken: ClashWords, clash: Clash, side: Side, content: MenuContent): string {
  const { menu, words } = spoken;
  const thing = clash[side];
  if (clash.what === 'order') {
    const list =
      clash.kind === 'items'
        ? content.items.filter((item) => item.categoryId === thing?.id)
        : content[clash.kind];
    return list.map(({ name }) => name).join(', ');
  }
  if (thing === null) return words.deleted;
  if (clash.what === 'deleted') return words.kept;
  if (isDescriptionField(clash.what)) {
    return (thing as MenuItem).otherDescriptions?.[languageOfField(clash.what)] ?? words.none;
  }
  if (isNameField(clash.what)) return thing.otherNames[languageOfField(clash.what)] ?? words.none;
  const text =
    clash.kind === 'items'
      ? dishField(spoken, clash.what, thing as MenuItem, content)
      : clash.what === 'hours'
        ? hoursOf(menu, words, thing as Category)
        : clash.what === 'options'
          ? optionsOf(menu, thing as AddOnGroup)
          : thing.name;
  return text === '' ? words.none : text;
}

/** Returns the subject of the clash: `Dal makhani: price`. */
export function clashTitle(words: Words<'menuClash'>, { kind, what, mine, theirs }: Clash): string {
  const name = mine?.name ?? theirs?.name ?? '';
  if (what === 'deleted') return words.whole(name);
  if (isDescriptionField(what)) return words.what(name, words.otherDescription(languageOfField(what)));
  if (isNameField(what)) return words.what(name, words.otherName(languageOfField(what)));
  if (what !== 'order') return words.what(name, words.fields[what]);
  if (kind === 'items') return words.dishOrder(name);
  return kind === 'categories' ? words.categoryOrder : words.groupOrder;
}
