import { NO_TABLE } from '@bhoj/domain/catalogue/routes';
import { guestBookingPath } from '@bhoj/domain/bookings/guests/links';
import { publicPath, publicTablePath } from '@bhoj/domain/catalogue/public-links';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import { cityOf } from '@bhoj/domain/platform/shape/city';
import { isRestaurantServed } from '@bhoj/domain/restaurant/profile';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { menuOf, partsOf, photosOf, railOf } from './dishes.ts';
import { documentOf, homeLink } from './document.ts';
import { hoursOf, openingOf } from './hours.ts';
import { html, jsonElement } from './html.ts';
import type { Html } from './html.ts';
import { alternatesOf, languageLinks, languagesOf } from './languages.ts';
import type { Shown } from './shown.ts';
import { structuredData } from './structured.ts';
import type { PageWords } from './words/en.ts';
import { WORDS } from './words/of-language.ts';

/** Returns why nobody can order by phone now; null when they can. */
function hindrance({ suspended, orderingUntil, orderingPaused }: Profile, at: number, words: PageWords) {
  if (suspended === true) return words.suspended;
  if (orderingUntil !== null && orderingUntil <= at) return words.ended;
  return orderingPaused ? words.paused : null;
}

const taxNote = ({ tax }: Profile, words: PageWords): string | null => {
  if (tax.included === true) return words.taxIncluded;
  return tax.charged ? words.taxAdded : null;
};

/** Any maps app opens this address, and finds the restaurant by its name and address. */
const mapOf = ({ name, address }: Profile): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}`)}`;

const quietLink = (to: string, text: string): Html =>
  html`<a class="quiet" href="${to}" rel="noreferrer">${text}</a>`;

/** The acts of a stranger from here: order to take away, book a table, find the way, call. */
function actsOf({ slug, profile, at, language, takesBookings }: Shown): Html | null {
  const words = WORDS[language];
  const { services, address, phone } = profile;
  const canOrder = services.includes('takeaway') && hindrance(profile, at, words) === null;
  const order = publicTablePath({ slug, tableId: NO_TABLE, key: null });
  const acts = [
    ...(canOrder ? [html`<a class="button" href="${order}" rel="nofollow">${words.order}</a>`] : []),
    ...(takesBookings && isRestaurantServed(profile, at)
      ? [html`<a class="button" href="${guestBookingPath(slug, language)}" rel="nofollow">${words.book}</a>`]
      : []),
    ...(address === '' ? [] : [quietLink(mapOf(profile), words.directions)]),
    ...(phone === '' ? [] : [quietLink(`tel:${phone.replaceAll(/[^\d+]/g, '')}`, `${words.call} ${phone}`)]),
  ];
  return acts.length === 0 ? null : html`<p class="acts">${acts}</p>`;
}

function headerOf(shown: Shown): Html {
  const { profile, at, language } = shown;
  const { name, cuisineTypes, address, operatingHours } = profile;
  const hindered = hindrance(profile, at, WORDS[language]);
  return html`
    <header>
      <h1>${name}</h1>
      ${cuisineTypes.length === 0 ? null : html`<p>${cuisineTypes.join(', ')}</p>`}
      ${openingOf(operatingHours, at, language)}
      ${address === '' ? null : html`<address>${address}</address>`}
      ${hindered === null ? null : html`<p class="notice">${hindered}</p>`} ${actsOf(shown)}
    </header>
  `;
}

const factsOf = ({ profile, language }: Shown): Html => html`
  <section>
    <h2>${WORDS[language].hours}</h2>
    ${hoursOf(profile.operatingHours, language)}
  </section>
`;

/** The public menu of a restaurant, readable without a script (P-LINK-2). */
export function publicMenu(shown: Shown): string {
  const { slug, profile, menu, origin, language } = shown;
  const words = WORDS[language];
  const parts = partsOf(menu);
  const items = parts.flatMap((part) => part.items);
  const photo = items.find((item) => item.photo !== null)?.photo ?? null;
  const notes = [
    taxNote(profile, words),
    menu.items.some(({ taxClass }) => taxClass === 'liquor') ? words.liquor : null,
  ].flatMap((note) => (note === null ? [] : [html`<p>${note}</p>`]));
  const url = `${origin}${publicPath(slug, language)}`;
  const languages = languagesOf(menu);
  return documentOf({
    language,
    title: words.title(profile.name, cityOf(profile.address)),
    description: words.description(profile.name, items.length, profile.cuisineTypes.join(', ')),
    url,
    image: photo === null ? null : `${origin}${photoHref(photo, 'detail')}`,
    isIndexed: profile.suspended !== true,
    head: html`${alternatesOf(shown, languages)} ${jsonElement(structuredData(shown, parts, url))}`,
    body: html`
      ${languageLinks(slug, languages, language)} ${headerOf(shown)} ${photosOf(parts, language)}
      ${railOf(parts, language)}
      <main>
        ${parts.length === 0 ? html`<p>${words.nothingYet}</p>` : menuOf(parts, shown)}
        <div class="notes">${notes}</div>
        ${factsOf(shown)}
      </main>
      <footer>${homeLink(words.by)}</footer>
    `,
  });
}
