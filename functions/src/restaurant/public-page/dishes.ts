import { otherNamesOf } from '@bhoj/domain/catalogue/names';
import type { Named } from '@bhoj/domain/catalogue/names';
import { isSoldOut } from '@bhoj/domain/menu/dish/availability';
import { foodTagsOf } from '@bhoj/domain/menu/dish/food-rules';
import type { Availability, Mark, Menu, MenuItem } from '@bhoj/domain/menu/shape/menu.schema';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import { formatPlain } from '@bhoj/domain/money/format';
import { html, raw } from './html.ts';
import type { Html } from './html.ts';
import { words } from './words.ts';

/** A part of the menu with the dishes that the public page shows. */
export interface Part {
  readonly category: Menu['categories'][number];
  readonly items: readonly MenuItem[];
}

/** Returns the parts that have dishes. Liquor is left out: a page for everybody would advertise it (P-LINK-4). */
export const partsOf = ({ categories, items }: Menu): Part[] =>
  categories
    .map((category) => ({
      category,
      items: items.filter(({ categoryId, taxClass }) => categoryId === category.id && taxClass !== 'liquor'),
    }))
    .filter((part) => part.items.length > 0);

/** A circle, an egg, a triangle: the marks differ by shape as well as by colour. */
const SHAPES = {
  veg: raw('<circle cx="10" cy="10" r="4.5"/>'),
  egg: raw('<path d="M10 4.8c2.3 0 4.2 3 4.2 5.7a4.2 4.2 0 0 1-8.4 0c0-2.7 1.9-5.7 4.2-5.7Z"/>'),
  'non-veg': raw('<path d="M10 5 15 14.5H5Z"/>'),
} satisfies Record<Mark, Html>;

const markOf = (mark: Mark): Html =>
  html`<svg class="mark" data-mark="${mark}" viewBox="0 0 20 20" role="img" aria-label="${words.marks[mark]}">
    <rect x="1" y="1" width="18" height="18" rx="2.5" />
    ${SHAPES[mark]}
  </svg>`;

/** The name in each further language, below the restaurant's own. */
const otherNames = (thing: Named): Html[] =>
  otherNamesOf(thing).map(([language, name]) => html` <span class="other" lang="${language}">${name}</span>`);

const priceOf = (item: MenuItem): Html =>
  item.variants.length === 0
    ? html`<p class="price">${formatPlain(item.pricePaise)}</p>`
    : html`<ul class="price">
        ${item.variants.map(
          (size) => html`<li>${size.name} <span>${formatPlain(size.pricePaise)}</span></li>`,
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

function dishOf(item: MenuItem, soldOut: boolean): Html {
  const food = foodTagsOf(item).map(({ rule, answer }) => words.food(rule, answer));
  const tags = [...food, words.spice[item.spice] ?? '', soldOut ? words.soldOut : ''];
  const shown = tags.filter((tag) => tag !== '');
  return html`<li class="dish">
    ${markOf(item.mark)}
    <div class="what">
      <h3>${item.name}${otherNames(item)}</h3>
      ${
        item.description === '' ? null : html`<p>${item.description}</p>`
      }${shown.length === 0 ? null : html`<p class="tags">${shown.join(' · ')}</p>`}
    </div>
    <div class="act">${photoOf(item.photo)}${priceOf(item)}</div>
  </li>`;
}

const anchorOf = (at: number): string => `part-${at + 1}`;

/** Links to the parts of a menu, where there is more than one. */
export const railOf = (parts: readonly Part[]): Html | null =>
  parts.length < 2
    ? null
    : html`<nav aria-label="${words.sections}">
        <ul>
          ${parts.map(({ category }, at) => html`<li><a href="#${anchorOf(at)}">${category.name}</a></li>`)}
        </ul>
      </nav>`;

/** The dishes of each part, with marks and prices. */
export const menuOf = (parts: readonly Part[], availability: Availability, at: number): Html[] =>
  parts.map(({ category, items }, n) => {
    const hours =
      category.from === null || category.to === null
        ? null
        : html`<p class="tags">${words.from(category.from, category.to)}</p>`;
    return html`<section id="${anchorOf(n)}">
      <h2>${category.name}${otherNames(category)}</h2>
      ${hours}
      <ul>
        ${items.map((item) => dishOf(item, isSoldOut(availability, item.id, at)))}
      </ul>
    </section>`;
  });
