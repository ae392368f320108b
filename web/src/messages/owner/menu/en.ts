import { ABOVE_MOST_SENTENCE } from '../above-most.ts';
import { ABOVE_MRP, MRP_ADD_ONS } from '../mrp.ts';
import { SOLD_BY_WORDS } from '../sold-by.ts';
import { LANGUAGES } from '@bhoj/domain/catalogue/languages';
import type { OtherLanguage } from '@bhoj/domain/catalogue/languages';
import type { ComboFault } from '@bhoj/domain/menu/combos/combo-faults';
import type { SaidAnswer } from '@bhoj/domain/menu/shape/food-list';
import type { Mark, TaxClass } from '@bhoj/domain/menu/shape/menu.schema';
import { part } from '../../part.ts';

/** CGST Act s. 8(b). */
const COMBO_CLASS =
  'Liquor, packaged and exempt goods cannot be in a combo: sold at one price, all of it would be taxed at the highest rate.';

/** What is wrong with a combo that another change of the menu concerns too. */
const comboFaults: Record<ComboFault['fault'], (combo: string, dish: string) => string> = {
  'not-on-menu': (combo, dish) => `${dish} is a dish of the combo ${combo}. Take it out of the combo first.`,
  'not-standard': (combo, dish) => `${dish} is a dish of the combo ${combo}. ${COMBO_CLASS}`,
  'combo-in-combo': (combo, dish) =>
    `${dish} is a dish of the combo ${combo}, so it cannot be a combo itself.`,
  asks: (combo, dish) =>
    `${dish} is a dish of the combo ${combo}, where nobody asks for an add-on. So none of its add-ons can be required.`,
  'by-weight': (combo, dish) =>
    `${dish} is a dish of the combo ${combo}, so it needs a price for one portion and cannot be sold by weight.`,
  open: (combo, dish) => `${dish} is a dish of the combo ${combo}, so it needs a price and cannot be open.`,
  'stricter-mark': (combo) =>
    `The mark of the combo ${combo} is stricter than that of one of its dishes. Save the combo once more.`,
  'own-choices': (combo) => `The combo ${combo} has no sizes and no add-ons of its own.`,
  class: (combo) => `${combo}: ${COMBO_CLASS}`,
  twice: (combo) => `A slot of the combo ${combo} has the same dish twice.`,
};

const dishes = (n: number) => `${n} ${n === 1 ? 'dish' : 'dishes'}`;

const otherNameLabel = (language: OtherLanguage) => `${LANGUAGES[language].english} name`;

export const menuPart = part('menu', {
  doubts: {
    'maybe-liquor': (name: string) =>
      `“${name}” may be liquor. If it is, give it the tax class Liquor; if not, save it as it is.`,
    'maybe-service-charge': (name: string) =>
      `“${name}” may be a service charge, which nobody may add to a bill. If it is none, save it as it is.`,
  },
  description: 'What guests and captains order from. A change shows on every open screen within seconds.',
  empty: 'Add your first dish',
  emptyHint: 'Or import a whole menu from a CSV file.',
  emptyCategory: 'No dish here yet',
  emptySearch: (text: string) => `No dish matches “${text}”`,
  emptyFilter: 'No dish fits these filters',
  clearSearch: 'Clear the search',
  showAll: 'Show all dishes',
  search: 'Search dishes',
  filters: 'Filters',
  onlySoldOut: 'Sold out',
  loading: 'Loading dishes',
  couldNotLoad: 'The menu could not be loaded',
  noVatTin:
    'There is liquor on this menu with VAT on it, and no VAT TIN. Bills with liquor cannot be settled until it is entered in Settings, under Tax.',
  enterVatTin: 'Enter the VAT TIN',
  offline:
    'The menu cannot be saved without a connection. What you type stays in its form; selling out waits and is sent later.',
  more: 'More',
  addDish: 'Add dish',
  addDishTo: (name: string) => `Add dish to ${name}`,
  addCategory: 'Add category',
  addOnGroups: 'Add-on groups',
  importCsv: 'Import CSV',
  exportCsv: 'Export CSV',
  bulkEdit: 'Change many dishes',
  priceLists: 'Price lists',
  lastChanges: 'Undo an import or change',
  editDish: 'Edit dish',
  editVerb: 'Edit ',
  edit: (name: string) => `Edit ${name}`,
  actions: (name: string) => `More for ${name}`,
  available: 'Available',
  availableLabel: (name: string) => `${name} is available`,
  makeAvailable: 'Make available',
  left: (portions: number) => `${portions} left`,
  countPortions: 'Count portions…',
  soldOut: 'Sold out',
  soldOutTomorrow: 'Sold out until tomorrow',
  soldOutUntilTold: 'Sold out until I say so',
  soldOutDone: (name: string) => `${name} is sold out until tomorrow`,
  soldOutLongDone: (name: string) => `${name} is sold out until you say so`,
  soldOutLonger: 'Until I say so',
  soldOutFailed: 'That was not saved. Check the connection and try again.',
  duplicate: 'Duplicate',
  copyOf: (name: string) => `${name} (copy)`,
  duplicated: (name: string) => `${name} is copied`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (name: string) => `${name} is moved`,
  movedTo: (name: string, category: string) => `${name} is moved to ${category}`,
  drag: (name: string) => `Move ${name}`,
  dragHow:
    'Press the space bar to pick it up, move it with the arrow keys, press the space bar again to put it down, Escape to leave it where it was.',
  dragStart: (name: string) => `${name} is picked up.`,
  dragOver: (name: string, over: string) => `${name} is over ${over}.`,
  dragEnd: (name: string, over: string) => `${name} is put down at ${over}.`,
  dragCancel: (name: string) => `${name} stays where it was.`,
  dishes,
  from: (price: string) => `from ${price}`,
  perKilo: (price: string) => `${price} / kg`,
  between: (from: string, to: string) => `${from} to ${to}`,
  categories: 'Categories',
  allDishes: 'All dishes',
  arrange: 'Arrange',
  arrangeTitle: 'Categories',
  done: 'Done',
  categoryTitle: 'Edit category',
  categoryHours: (from: string, to: string) => `${from} to ${to}`,
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'It goes from the menu at once. Orders and bills that hold it stay as they are.',
  deleteCategoryText: (n: number) =>
    n === 0
      ? 'It has no dishes.'
      : `Its ${dishes(n)} go from the menu with it. Orders and bills that hold them stay as they are.`,
  deleteGroupText: (n: number) =>
    n === 0
      ? 'No dish offers it.'
      : `${dishes(n)} will no longer offer it. Orders and bills stay as they are.`,
  deleted: (name: string) => `${name} is deleted`,
  undo: 'Undo',
  undone: 'That is undone',
  saved: (name: string) => `${name} is saved`,
  save: 'Save',
  saving: 'Saving…',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  discardTitle: 'Discard your changes?',
  discardText: 'What you entered here is not saved.',
  comboFault: ({ fault, combo, dish }: ComboFault) => comboFaults[fault](combo, dish ?? combo),
  kept: 'Nothing is saved. What you typed is still here.',
  listPriceWrong: 'A price on a list cannot be read. Enter a price like 240 or 240.50, or nothing.',
  listsChanged: 'Somebody changed the price lists meanwhile. Open this again and enter the prices once more.',
  stale: 'Somebody else keeps saving the menu at this very moment. What you typed is still here; save again.',
  tags: 'Tags',
  spice: ['Not spicy', 'Mild', 'Medium', 'Hot'],
  minutes: (n: number) => `${n} min`,
  combo: 'Combo',
  fields: {
    name: 'Dish name',
    categoryName: 'Category name',
    otherName: otherNameLabel,
    otherNameHint: (language: OtherLanguage) =>
      `Shown to guests who read the menu in ${LANGUAGES[language].english}.`,
    furtherLanguage: 'Further language',
    furtherHint: 'One at a time: choose a language, then write the names in it.',
    furtherFilled: 'filled in',
    furtherFault: (languages: readonly OtherLanguage[]) =>
      `Something is wrong in ${languages.map((language) => LANGUAGES[language].english).join(', ')}.`,
    description: 'Description',
    otherDescription: (language: OtherLanguage) => `Description in ${LANGUAGES[language].english}`,
    price: 'Price',
    code: 'Short code',
    codeHint:
      'A captain types it to find the dish at once. At most 8 letters and digits, and no other dish has it.',
    packing: 'Packing charge',
    packingHint:
      'For each portion of a takeaway or a delivery, with the tax of this dish. It comes beside the packing charge of the order in Settings: ₹5 here for 3 portions and ₹20 there make ₹35.',
    pricePerKilo: 'Price of a kilogram',
    priceOfVariants: 'Each variant has its own price.',
    priceIsTyped: 'It is typed with each order.',
    soldBy: 'Sold',
    soldByWays: { portion: 'By the portion', weight: 'By weight', open: 'Open: name and price typed' },
    soldByHint: {
      portion: '',
      weight: 'The price, and that of each variant, is for one kilogram. Add-ons cost once.',
      open: 'Who may type open dishes writes what it is and its price. Guests do not see it.',
    },
    steps: 'Offered weights',
    stepsHint: 'At most six, like 250 g, 500 g, 1 kg. Guests choose one; captains may type any weight.',
    openMin: 'From',
    openMax: 'To',
    mark: 'Mark',
    category: 'Category',
    categoryHint: 'Choose one, or type a new name.',
    spice: 'Spice',
    food: 'Food rules',
    foodHint:
      'What guests ask of their food. What you do not say is never promised. No answer is a medical promise: for allergies guests are told to ask a waiter.',
    foodAnswers: {
      none: 'Not said',
      fits: 'Yes, as served',
      'on-request': 'On request',
      'does-not': 'No',
    } satisfies Record<SaidAnswer | 'none', string>,
    station: 'Station',
    taxClass: 'Tax class',
    hsn: 'HSN code',
    hsnHint:
      'For what you sell as it is: a bottle over the counter, sweets by weight. The code is on your purchase bill: 4, 6 or 8 digits.',
    exemptHsnHint:
      'For goods without GST, such as milk or unpacked curd: the 4, 6 or 8 digits of your purchase bill.',
    goodsRate: 'GST rate',
    mrp: 'MRP on the pack',
    mrpHint:
      'All taxes included. The price includes its tax then, and is never more. Leave it empty where nothing is printed.',
    prepMinutes: 'Minutes to prepare',
    addOns: 'Add-on groups',
    addOnsHint: 'What a guest may choose with it: a side, an extra topping.',
    noAddOns: 'There is no add-on group yet. Make one under More.',
    variants: 'Variants',
    variantsHint: 'Half and full, for example. Without variants the dish has one price.',
    variantName: (n: number) => `Variant ${n}`,
    variantOtherName: (n: number, language: OtherLanguage) => `${otherNameLabel(language)} ${n}`,
    variantPrice: (n: number) => `Price ${n}`,
    variantMrp: (n: number) => `MRP ${n}`,
    addVariant: 'Add variant',
    removeVariant: (n: number) => `Remove variant ${n}`,
    from: 'Offered from',
    to: 'Offered until',
    hoursHint: 'Leave both empty to offer it all day. A time past midnight is fine: 6:00 pm to 2:00 am.',
  },
  goodsRateOver: (names: string) =>
    `These cannot be ordered, because their GST rate is not lawful any more: ${names}. Open each and choose its rate.`,
  photo: {
    label: 'Photo',
    hint: 'JPEG, PNG or WebP. It is made small here, before it is sent.',
    add: 'Add photo',
    change: 'Change photo',
    remove: 'Remove photo',
    working: 'Preparing the photo…',
    alt: (name: string) => `Photo of ${name}`,
    notAPhoto: 'This file is not a photo. Choose a JPEG, PNG or WebP picture.',
    isPdf: 'This file is a PDF, whatever its name says. Choose a JPEG, PNG or WebP picture.',
    tooLarge: 'This file is larger than 40 MB. Choose a smaller picture.',
    wait: 'The photo is still being sent. Save in a moment.',
  },
  groups: {
    title: 'Add-on groups',
    intro: 'Choices that go with dishes: sides, toppings, extras. One group can serve many dishes.',
    empty: 'No add-on group yet',
    add: 'Add group',
    newTitle: 'New add-on group',
    editTitle: 'Edit add-on group',
    name: 'Group name',
    kind: 'How many may be chosen',
    single: 'One',
    several: 'Several',
    required: 'A guest must choose',
    requiredHint: 'The dish cannot be ordered without it.',
    min: 'At least',
    max: 'At most',
    mostOfOne: 'Of one option, at most',
    mostOfOneHint: 'More than 1 lets a guest take an option several times, as in three sugars.',
    option: (n: number) => `Option ${n}`,
    optionOtherName: (n: number, language: OtherLanguage) => `${otherNameLabel(language)} ${n}`,
    optionPrice: (n: number) => `Price ${n}`,
    optionMark: (n: number) => `Mark ${n}`,
    addOption: 'Add option',
    removeOption: (n: number) => `Remove option ${n}`,
    chooses: (min: number, max: number) =>
      min === max ? `choose ${min}` : min === 0 ? `choose up to ${max}` : `choose ${min} to ${max}`,
    usedBy: (n: number) => (n === 0 ? 'on no dish' : `on ${dishes(n)}`),
    back: 'Back to the groups',
    close: 'Close',
  },
});

const menuMarkWords: Record<Mark, string> = { veg: 'Veg', egg: 'Egg', 'non-veg': 'Non-veg' };

const taxClassWords: Record<TaxClass, string> = {
  standard: 'Standard (GST)',
  goods: 'Packaged goods',
  exempt: 'Exempt',
  liquor: 'Liquor (VAT)',
};

/** The faults of fields, by field name or by the code of the rule. */
const menuFaults: Readonly<Record<string, string>> = {
  name: 'Enter a name, at most 120 characters.',
  otherNames: 'Enter at most 120 characters.',
  description: 'Enter at most 400 characters, on one line.',
  otherDescriptions: 'Enter at most 400 characters, on one line.',
  price: 'Enter a price in rupees, like 240 or 240.50.',
  'amount-above-most': ABOVE_MOST_SENTENCE,
  packing: 'Enter an amount in rupees, like 5 or 7.50, or leave it empty.',
  code: 'Enter at most 8 letters and digits, or leave it empty.',
  'code-taken': 'Another dish has this code.',
  category: 'Choose a category, or type a name of at most 60 characters.',
  station: 'Choose a station.',
  prepMinutes: 'Enter whole minutes, from 0 to 240.',
  variants: 'At most 12 variants.',
  addOnGroupIds: 'At most 12 add-on groups.',
  from: 'Enter both times, or none.',
  to: 'Enter both times, or none.',
  min: 'Enter a whole number, no more than the most and no more than there are options.',
  max: 'Enter a whole number from 1 to 20.',
  mostOfOne: 'Enter a whole number from 1 to 9.',
  options: 'Add at least one option.',
  'food-mark': 'The mark of the dish says otherwise.',
  'food-jain': 'A dish that is Jain keeps this too.',
  'food-vegan': 'A dish that is vegan keeps this too.',
  mrp: 'Enter the MRP in rupees, like 20, or leave it empty.',
  'above-mrp': ABOVE_MRP,
  'mrp-add-ons': MRP_ADD_ONS,
  steps: 'Enter at most six weights up to 50 kg, like 250 g, 500 g, 1 kg.',
  'open-bound': 'Enter both in rupees, the lower one first.',
  ...SOLD_BY_WORDS,
  hsn: 'Enter an HSN code of 4, 6 or 8 digits.',
  'goods-rate': 'Choose the GST rate of these goods. What bears none has the tax class Exempt.',
  'service-charge':
    'This reads like a service charge or a tip. Nobody may add one to a bill, under any name; it is not a dish.',
  'liquor-as-food':
    'This reads like liquor. Give it the tax class Liquor, or say in its name that it has no alcohol.',
  slots: 'At most 8 slots.',
  choices: 'Add at least one dish.',
  take: 'Enter a whole number from 1 to 5.',
  dish: 'Choose a dish.',
  portions: 'Enter a whole number from 1 to 10.',
  extra: 'Enter rupees, like 20 or 20.50.',
  'combo-not-on-menu': 'This dish, or this size, is not on the menu any more.',
  'combo-not-standard': COMBO_CLASS,
  'combo-combo-in-combo': 'A combo cannot be a part of another one.',
  'combo-asks': 'Guests must choose an add-on of this dish, which nobody asks in a combo.',
  'combo-by-weight': 'A dish that is sold by weight has no price for one portion.',
  'combo-open': 'An open dish has no price before somebody types it.',
  'combo-own-choices': 'A combo has no sizes and no add-ons of its own.',
  'combo-class': COMBO_CLASS,
  'combo-twice': 'A slot has the same dish twice.',
  'duplicate-name': 'Two of these have the same name.',
  'name-taken': 'Another category has this name.',
};

export const menuMarkPart = part('menuMarkWords', menuMarkWords);
export const taxClassPart = part('taxClassWords', taxClassWords);
export const menuFaultsPart = part('menuFaults', menuFaults);
