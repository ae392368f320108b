import type { Language } from '@bhoj/domain/catalogue/languages';
import { descriptionIn, nameIn } from '@bhoj/domain/catalogue/names';
import { isDishSoldOut } from '@bhoj/domain/menu/dish/availability';
import { foodTagsOf } from '@bhoj/domain/menu/dish/food-rules';
import type { ComboChoice } from '@bhoj/domain/menu/shape/combo.schema';
import type { Mark, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import { formatPlain } from '@bhoj/domain/money/format';
import { html, raw } from './html.ts';
import type { Html } from './html.ts';
import type { Shown } from './shown.ts';
import { clockTime } from '@bhoj/domain/time/clock';
import type { PageWords } from './words/en.ts';
import { WORDS } from './words/of-language.ts';

/** A part of the menu with the dishes that the public page shows. */
export interface Part {
  readonly category: Menu['categories'][number];
  readonly items: readonly MenuItem[];
}

/**
 * Returns the parts that have dishes. Liquor is left out: a page for everybody would advertise it (P-LINK-4). So are open dishes, which
 * have no price of their own.
 */
export const partsOf = ({ categories, items }: Menu): Part[] =>
  categories
    .map((category) => ({
      category,
      items: items.filter(
        ({ categoryId, taxClass, open }) =>
          categoryId === category.id && taxClass !== 'liquor' && open === undefined,
      ),
    }))
    .filter((part) => part.items.length > 0);

/** A circle, an egg, a triangle: the marks differ by shape as well as by colour. */
const SHAPES = {
  veg: raw('<circle cx="10" cy="10" r="4.5"/>'),
  egg: raw('<path d="M10 4.8c2.3 0 4.2 3 4.2 5.7a4.2 4.2 0 0 1-8.4 0c0-2.7 1.9-5.7 4.2-5.7Z"/>'),
  'non-veg': raw('<path d="M10 5 15 14.5H5Z"/>'),
} satisfies Record<Mark, Html>;

const markOf = (mark: Mark, words: PageWords): Html =>
  html`<svg class="mark" data-mark="${mark}" viewBox="0 0 20 20" role="img" aria-label="${words.marks[mark]}">
    <rect x="1" y="1" width="18" height="18" rx="2.5" />
    ${SHAPES[mark]}
  </svg>`;

const unitOf = ({ byWeight }: MenuItem): string => (byWeight === undefined ? '' : ' / kg');

const priceOf = (item: MenuItem, language: Language): Html =>
  item.variants.length === 0
    ? html`<p class="price">${formatPlain(item.pricePaise)}${unitOf(item)}</p>`
    : html`<ul class="price">
        ${item.variants.map(
          (size) =>
            html`<li>
              ${nameIn(language, size)} <span>${formatPlain(size.pricePaise)}${unitOf(item)}</span>
            </li>`,
        )}
      </ul>`;

const photoOf = (photo: string | null): Html | null =>
  photo === null
    ? null
    : html`<img
        src="${photoHref(photo, 'small')}"
        alt=""
        width="88"
        height="88"
        loading="lazy"
        decoding="async"
      />`;

/** Returns a choice of a combo: `2 × Tawa roti`, `Butter naan (+₹20)`; empty for a dish that is not on the menu. */
function choiceText(choice: ComboChoice, items: readonly MenuItem[], language: Language): string {
  const dish = items.find(({ id }) => id === choice.itemId);
  if (dish === undefined) return '';
  const size = dish.variants.find(({ id }) => id === choice.variantId);
  const name = [nameIn(language, dish), ...(size === undefined ? [] : [nameIn(language, size)])].join(', ');
  const times = choice.quantity === 1 ? '' : `${choice.quantity} × `;
  const extra = choice.extraPaise === 0 ? '' : ` (+${formatPlain(choice.extraPaise)})`;
  return `${times}${name}${extra}`;
}

/**
 * Returns the contents of a combo: the dishes that everybody gets, and for each other slot the dishes to choose from.
 */
function slotsOf({ combo }: MenuItem, items: readonly MenuItem[], language: Language): Html | null {
  if (combo === undefined) return null;
  const slots = combo.slots.map(({ take, choices }) => {
    const dishes = choices.map((choice) => choiceText(choice, items, language)).filter((text) => text !== '');
    return choices.length === 1 ? dishes.join('') : WORDS[language].chooseOf(take, dishes.join(', '));
  });
  return html`<ul class="slots">
    ${slots.map((slot) => html`<li>${slot}</li>`)}
  </ul>`;
}

function dishOf(
  item: MenuItem,
  soldOut: boolean,
  { language, items }: { readonly language: Language; readonly items: readonly MenuItem[] },
): Html {
  const words = WORDS[language];
  const description = descriptionIn(language, item);
  const food = foodTagsOf(item).map(({ rule, answer }) => words.food(rule, answer));
  const tags = [...food, words.spice[item.spice] ?? '', soldOut ? words.soldOut : ''];
  const shown = tags.filter((tag) => tag !== '');
  return html`<li class="dish">
    ${markOf(item.mark, words)}
    <div class="what">
      <h3>${nameIn(language, item)}</h3>
      ${
        description === '' ? null : html`<p>${description}</p>`
      }${slotsOf(item, items, language)}${shown.length === 0 ? null : html`<p class="tags">${shown.join(' · ')}</p>`}
    </div>
    <div class="act">${photoOf(item.photo)}${priceOf(item, language)}</div>
  </li>`;
}

const anchorOf = (at: number): string => `part-${at + 1}`;

/** The number of photos above the menu, and the least that make a row. */
const [MOST_PHOTOS, LEAST_PHOTOS] = [4, 3];

/** The photos of the first dishes that have one, in a row; null where there are too few. */
export function photosOf(parts: readonly Part[], language: Language): Html | null {
  const dishes = parts.flatMap(({ items }) => items.filter(({ photo }) => photo !== null));
  if (dishes.length < LEAST_PHOTOS) return null;
  const shown = dishes.slice(0, MOST_PHOTOS).map((dish) => {
    const src = photoHref(dish.photo ?? '', 'small');
    return html`<img
      src="${src}"
      alt="${nameIn(language, dish)}"
      width="160"
      height="160"
      decoding="async"
    />`;
  });
  return html`<div class="photos">${shown}</div>`;
}

/** Links to the parts of a menu, where there is more than one. */
export const railOf = (parts: readonly Part[], language: Language): Html | null =>
  parts.length < 2
    ? null
    : html`<nav class="rail" aria-label="${WORDS[language].sections}">
        <ul>
          ${parts.map(({ category }, at) => html`<li><a href="#${anchorOf(at)}">${nameIn(language, category)}</a></li>`)}
        </ul>
      </nav>`;

/** The dishes of each part, with marks and prices. */
export const menuOf = (
  parts: readonly Part[],
  { menu, availability, at, language }: Pick<Shown, 'menu' | 'availability' | 'at' | 'language'>,
): Html[] =>
  parts.map(({ category, items }, n) => {
    const hours =
      category.from === null || category.to === null
        ? null
        : html`<p class="tags">${WORDS[language].from(clockTime(category.from), clockTime(category.to))}</p>`;
    return html`<section id="${anchorOf(n)}">
      <h2>${nameIn(language, category)}</h2>
      ${hours}
      <ul>
        ${items.map((item) =>
          dishOf(item, isDishSoldOut(availability, item, at), { language, items: menu.items }),
        )}
      </ul>
    </section>`;
  });
