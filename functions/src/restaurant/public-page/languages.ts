import { FIRST_LANGUAGE, languageCodes, LANGUAGES, otherLanguages } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { publicPath } from '@bhoj/domain/catalogue/public-links';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { WORDS } from './words/of-language.ts';

/** The share of the dishes that must have a name in a language before the page is offered in it. */
const LEAST_NAMED = 0.5;

/** Returns the languages of a restaurant's page: the first, and each in which most dishes have a name. */
export function languagesOf({ items }: Pick<Menu, 'items'>): readonly Language[] {
  const shown = items.filter(({ taxClass }) => taxClass !== 'liquor');
  const named = new Set<Language>(
    otherLanguages.filter((language) => {
      const count = shown.filter(({ otherNames }) => otherNames[language] !== undefined).length;
      return count > 0 && count >= shown.length * LEAST_NAMED;
    }),
  );
  return languageCodes.filter((language) => language === FIRST_LANGUAGE || named.has(language));
}

interface Place {
  readonly slug: string;
  readonly origin: string;
}

const alternate = (language: string, href: string): Html =>
  html`<link rel="alternate" hreflang="${language}" href="${href}" />`;

/** Tells search engines of the same page in the other languages. */
export function alternatesOf({ slug, origin }: Place, languages: readonly Language[]): Html | null {
  const addressIn = (language: Language) => `${origin}${publicPath(slug, language)}`;
  return languages.length < 2
    ? null
    : html`
        ${languages.map((language) => alternate(language, addressIn(language)))}
        ${alternate('x-default', addressIn(FIRST_LANGUAGE))}
      `;
}

/** Links to the same page in the other languages, each under its own name. */
export const languageLinks = (
  slug: string,
  languages: readonly Language[],
  present: Language,
): Html | null =>
  languages.length < 2
    ? null
    : html`<nav class="languages" aria-label="${WORDS[present].languages}">
        <ul>
          ${languages.map((language) =>
            language === present
              ? html`<li><a lang="${language}" aria-current="page">${LANGUAGES[language].name}</a></li>`
              : html`<li>
                  <a lang="${language}" hreflang="${language}" href="${publicPath(slug, language)}"
                    >${LANGUAGES[language].name}</a
                  >
                </li>`,
          )}
        </ul>
      </nav>`;
