import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { publicPath, publicTablePath } from '@bhoj/domain/catalogue/public-links';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import { cityOf } from '@bhoj/domain/platform/shape/city';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { menuOf, partsOf, railOf } from './dishes.ts';
import { documentOf, homeLink } from './document.ts';
import { hoursOf } from './hours.ts';
import { html, jsonElement } from './html.ts';
import type { Html } from './html.ts';
import type { Shown } from './shown.ts';
import { structuredData } from './structured.ts';
import { words } from './words.ts';

/** Returns why nobody can order by phone now; null when they can. */
function hindrance({ suspended, orderingUntil, orderingPaused }: Profile, at: number): string | null {
  if (suspended === true) return words.suspended;
  if (orderingUntil !== null && orderingUntil <= at) return words.ended;
  return orderingPaused ? words.paused : null;
}

const taxNote = ({ tax }: Profile): string | null => {
  if (tax.included === true) return words.taxIncluded;
  return tax.charged ? words.taxAdded : null;
};

const facts = ({ phone, operatingHours }: Profile): Html => html`
  <section class="facts">
    <h2>${words.hours}</h2>
    ${hoursOf(operatingHours)}
    ${
      phone === ''
        ? null
        : html`<p><a href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${words.phone} ${phone}</a></p>`
    }
  </section>
`;

function headerOf(shown: Shown): Html {
  const { name, cuisineTypes, address } = shown.profile;
  const hindered = hindrance(shown.profile, shown.at);
  return html`
    <header>
      <h1>${name}</h1>
      ${cuisineTypes.length === 0 ? null : html`<p>${cuisineTypes.join(', ')}</p>`}
      ${address === '' ? null : html`<address>${address}</address>`}
      ${hindered === null ? orderLink(shown) : html`<p class="notice">${hindered}</p>`}
    </header>
  `;
}

function orderLink({ slug, profile }: Shown): Html | null {
  if (!profile.services.includes('takeaway')) return null;
  const path = publicTablePath({ slug, tableId: NO_TABLE, key: null });
  return html`<p><a class="button" href="${path}" rel="nofollow">${words.order}</a></p>`;
}

/** The public menu of a restaurant, readable without a script (P-LINK-2). */
export function publicMenu(shown: Shown): string {
  const { slug, profile, menu, availability, origin, at } = shown;
  const parts = partsOf(menu);
  const items = parts.flatMap((part) => part.items);
  const photo = items.find((item) => item.photo !== null)?.photo ?? null;
  const notes = [
    taxNote(profile),
    menu.items.some(({ taxClass }) => taxClass === 'liquor') ? words.liquor : null,
  ].flatMap((note) => (note === null ? [] : [html`<p>${note}</p>`]));
  const url = `${origin}${publicPath(slug)}`;
  return documentOf({
    title: words.title(profile.name, cityOf(profile.address)),
    description: words.description(profile.name, items.length, profile.cuisineTypes.join(', ')),
    url,
    image: photo === null ? null : `${origin}${photoHref(photo, 'detail')}`,
    isIndexed: profile.suspended !== true,
    head: jsonElement(structuredData(shown, parts, url)),
    body: html`
      ${headerOf(shown)} ${railOf(parts)}
      <main>
        ${parts.length === 0 ? html`<p>${words.nothingYet}</p>` : menuOf(parts, availability, at)}
        <div class="notes">${notes}</div>
        ${facts(profile)}
      </main>
      <footer>${homeLink(words.by)}</footer>
    `,
  });
}
