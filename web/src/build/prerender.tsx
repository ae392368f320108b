import { renderToString } from 'react-dom/server';
import { href, ROUTES } from '@bhoj/domain/catalogue/routes';
import { languageCodes } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { App } from '../app/boot/app.tsx';
import { Guests } from '../app/boot/guest-start.tsx';
import { frontPages, isFrontPage, loadFrontPage } from '../app/routing/front-pages.ts';
import { FrontProgram } from '../app/routing/front-program.tsx';
import type { FrontPage } from '../app/routing/front-pages.ts';
import { sampleCatalog } from './written-sample.ts';
import { holdCatalog } from '../features/guest/context/catalog.ts';
import { loadLanguage } from '../features/guest/context/language.tsx';
import { PREVIEW } from '../features/guest/context/place.ts';
import { titleOf } from '../messages/shared/routes/en.ts';

/** A page as HTML, which the build writes to a file (prerender-plugin.ts). */
export interface Prerendered {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly html: string;
}

/** The mark that React writes for a part it could not render; the browser would have to render that part again. */
const GIVEN_UP = '<!--$!-->';

async function prerendered(name: FrontPage): Promise<Prerendered> {
  await loadFrontPage(name);
  const { path } = ROUTES[name];
  const html = renderToString(
    <App>
      <FrontProgram written={name} />
    </App>,
  );
  if (html.includes(GIVEN_UP)) throw new Error(`${path} does not render without a browser`);
  return { name, path, title: titleOf(name), html };
}

/** A guest's page as HTML, by language. */
export type Written = Record<Language, string>;

async function inEachLanguage(write: (language: Language) => string): Promise<Written> {
  await Promise.all(languageCodes.map(loadLanguage));
  return Object.fromEntries(languageCodes.map((language) => [language, write(language)])) as Written;
}

const NOWHERE = { restaurantId: '-', tableId: '-' };
const guestsAt = (pathname: string, language: Language): string =>
  renderToString(<Guests written={{ pathname, search: '', language }} />);

/** Returns the details of any table: what a guest sees before the restaurant is known. */
export const writtenDetails = (): Promise<Written> =>
  inEachLanguage((language) => guestsAt(href('customerDetails', NOWHERE), language));

/**
 * Returns the menu of a restaurant with a dish of each kind, which `app/written/written-menu.ts` fills. After it comes
 * the header of a menu without ordering.
 */
export function writtenMenu(): Promise<Written> {
  holdCatalog(NOWHERE.restaurantId, sampleCatalog());
  const menuOf = (orderId: string, language: Language) =>
    guestsAt(href('customerMenu', { ...NOWHERE, orderId }), language);
  return inEachLanguage((language) => {
    const [header] = /<header.*?<\/header>/.exec(menuOf(PREVIEW, language)) ?? [];
    if (header === undefined) throw new Error('the menu without ordering has no header');
    return menuOf('-', language) + header;
  });
}

/** Used for the head of the guests' page, which the same build writes. */
export { documentsInHead } from '../firebase/environment.ts';

export const prerenderAll = (): Promise<Prerendered[]> =>
  Promise.all(Object.keys(frontPages).filter(isFrontPage).map(prerendered));
