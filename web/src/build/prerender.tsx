import { renderToString } from 'react-dom/server';
import { ROUTES } from '@bhoj/domain/catalogue/routes';
import { languageCodes } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { App } from '../app/boot/app.tsx';
import { Guests } from '../app/boot/guest-start.tsx';
import { frontPages, isFrontPage, loadFrontPage } from '../app/routing/front-pages.ts';
import { FrontProgram } from '../app/routing/front-program.tsx';
import type { FrontPage } from '../app/routing/front-pages.ts';
import { loadLanguage } from '../features/guest/context/language.tsx';
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

/** Returns the details of any table as HTML, by language: what a guest sees before the restaurant is known. */
export async function writtenDetails(): Promise<Record<Language, string>> {
  await Promise.all(languageCodes.map(loadLanguage));
  const written = languageCodes.map((language) => [language, renderToString(<Guests written={language} />)]);
  return Object.fromEntries(written) as Record<Language, string>;
}

/** Used for the head of the guests' page, which the same build writes. */
export { documentsInHead } from '../firebase/environment.ts';

export const prerenderAll = (): Promise<Prerendered[]> =>
  Promise.all(Object.keys(frontPages).filter(isFrontPage).map(prerendered));
