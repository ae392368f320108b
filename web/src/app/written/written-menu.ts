/**
 * A script of `guest.html`, after the templates that the build has drawn (`build/written-sample.ts`). From the
 * documents that the page's head has requested, it fills the template of the guest's language with the first dishes,
 * before the guests' program is there; React then takes these elements over. It leaves the page alone, for the program
 * to draw, when a document is missing or of another version, when no order is taken, or when prices depend on the hour
 * or the place. What the restaurant typed becomes text, never HTML.
 */
import { FIRST_LANGUAGE, isLanguage } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';
import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import { descriptionIn, nameIn } from '@bhoj/domain/catalogue/names';
import { NOTHING_SOLD_OUT } from '@bhoj/domain/menu/dish/availability';
import { photoHref } from '@bhoj/domain/menu/shape/photo';
import type { Availability, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { PREVIEW } from '../../features/guest/context/preview.ts';
import {
  firstOf,
  isOneLine,
  MARKS,
  marksOn,
  priceText,
  sectionId,
  sectionsOf,
} from '../../features/guest/menu/menu-model.ts';
import type { Row, Section } from '../../features/guest/menu/menu-model.ts';
import { plainFields } from '../../firebase/rest-values.ts';
import type { RestFields } from '../../firebase/rest-values.ts';
import { GUEST_LANGUAGE_KEY } from '../../words/guest-language-key.ts';
import { FIRST_SIGN_ID } from '../boot/first-sign-id.ts';
import { SAMPLE } from './sample.ts';
import { WRITTEN_IN } from './written-in.ts';

const all = (within: ParentNode, selector: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];
/** The template has each of these elements, and the build's test fills it. */
const one = (within: ParentNode, selector: string): HTMLElement => all(within, selector)[0] as HTMLElement;
const copy = (node: Element | null | undefined): HTMLElement => node?.cloneNode(true) as HTMLElement;
const put = (text: string | null, sample: string, own: string): string =>
  (text ?? '').replace(sample, () => own);

/** The language with which `LanguageProvider` begins. */
function languageNow(): Language {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(GUEST_LANGUAGE_KEY) ?? 'null');
  } catch {
    // Storage is blocked, or holds something else.
  }
  return [kept, ...navigator.languages.map((tag) => tag.split('-')[0])].find(isLanguage) ?? FIRST_LANGUAGE;
}

/** `19:05` as `clockTime` writes it. */
const clock = (time: string): string => {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'am' : 'pm'}`;
};

/** Fills copies of the sample's dishes: one of each mark and spice, and one that is sold out. */
function rowsOf(list: HTMLElement, language: Language, isPreview: boolean) {
  const samples = [...list.children] as HTMLElement[];
  const spices = samples.map((row) => one(row, 'h3+p').children[1]);
  const [long, short] = samples.map((row) => one(row, 'h3+p').nextElementSibling);
  const [photo, add, soldOut] = ['img', 'img+div', 'img+span'].map((part) => list.querySelector(part));
  const from = one(list, 'h3+p').firstElementChild?.textContent ?? '';
  return ({ item, ...row }: Row, isServed: boolean): HTMLElement => {
    const dish = copy(samples[MARKS.indexOf(item.mark)]);
    dish.dataset['off'] = String(row.isSoldOut || !isServed);
    const name = one(dish, 'h3');
    name.textContent = nameIn(language, item);
    const facts = name.nextElementSibling as HTMLElement;
    const price = facts.firstElementChild as HTMLElement;
    const text = priceText(item, row.pricePaise);
    price.textContent = row.isFrom ? put(from, SAMPLE.price, text) : text;
    facts.replaceChildren(price, ...(item.spice > 0 ? [copy(spices[item.spice - 1])] : []));
    facts.nextElementSibling?.remove();
    const words = descriptionIn(language, item);
    if (words !== '') {
      const about = copy(isOneLine(words) ? short : long);
      about.textContent = words;
      facts.after(about);
    }
    const act = dish.lastElementChild as HTMLElement;
    act.replaceChildren();
    if (item.photo !== null) {
      const shown = copy(photo) as HTMLImageElement;
      shown.setAttribute('src', photoHref(item.photo, 'small'));
      act.append(shown);
    }
    if (row.isSoldOut) act.append(copy(soldOut));
    else if (isServed && !isPreview) {
      const button = copy(add);
      const tap = button.firstElementChild as HTMLElement;
      const label = put(tap.getAttribute('aria-label'), SAMPLE.name, nameIn(language, item));
      tap.setAttribute('aria-label', label);
      act.append(button);
    }
    return dish;
  };
}

interface Documents {
  readonly profile: Profile;
  readonly menu: Menu;
  readonly availability: Availability;
}

/** Fills the content of a template. */
function fill(
  content: DocumentFragment,
  sections: readonly Section[],
  {
    language,
    place,
    isPreview,
    documents: { profile, menu },
  }: { language: Language; place: string; isPreview: boolean; documents: Documents },
): void {
  // The header of a menu without ordering stands at the end of the template.
  const header = content.lastElementChild as HTMLElement;
  header.remove();
  if (isPreview) {
    const back = one(header, 'a');
    back.setAttribute('href', put(back.getAttribute('href'), SAMPLE.place, place));
    one(content, 'header').replaceWith(header);
  }
  one(content, 'h1').textContent = profile.name;

  const marks = marksOn(menu);
  const filter = one(content, '[role=group]');
  const buttons = [...filter.children];
  filter.replaceChildren(...buttons.filter((_, i) => marks.some((mark) => mark === MARKS[i])));
  if (marks.length < 2) filter.remove();

  const rail = one(content, 'nav ul');
  const chips = [...rail.children];
  rail.replaceChildren(
    ...sections.map(({ category }, i) => {
      const chip = copy(chips[Math.min(i, 1)]);
      one(chip, 'button').textContent = nameIn(language, category);
      return chip;
    }),
  );

  const [sample, timed] = all(content, 'section');
  const parent = sample?.parentElement;
  const hours = timed?.querySelector('p');
  const rowOf = rowsOf(one(content, 'section ul'), language, isPreview);
  parent?.replaceChildren(
    ...firstOf(sections).map(({ category, isServed, rows }) => {
      const section = copy(sample);
      const title = one(section, 'h2');
      section.id = sectionId(category.id);
      title.id = `${section.id}-name`;
      section.setAttribute('aria-labelledby', title.id);
      title.textContent = nameIn(language, category);
      if (category.from !== null && category.to !== null) {
        const served = copy(hours);
        served.dataset['now'] = String(isServed);
        const text = served.lastChild as Text;
        text.data = put(put(text.data, SAMPLE.from, clock(category.from)), SAMPLE.to, clock(category.to));
        title.after(served);
      }
      one(section, 'ul').replaceChildren(...rows.map((row) => rowOf(row, isServed)));
      return section;
    }),
  );
}

/** The button that was tapped last before the program could answer is pressed once it can. */
function keepTap(root: HTMLElement): void {
  let tapped: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    // The program empties it when it takes the page over, and answers from then on.
    if (root.dataset['page'] !== '') tapped = (target as Element).closest('button');
  };
  root.addEventListener('click', note, true);
  new MutationObserver((_, changes) => {
    changes.disconnect();
    root.removeEventListener('click', note, true);
    tapped?.click();
  }).observe(root, { subtree: true, childList: true, characterData: true });
}

/** In the order in which the head asks. */
const versions = Object.values(CATALOG).map(({ version }) => version);

async function begin(params: readonly string[]): Promise<void> {
  const root = one(document, '#root');
  const templates = all(document, `template[${WRITTEN_IN}]`) as HTMLTemplateElement[];
  const answers = await Promise.all(
    Object.values(globalThis.bhojEarly ?? {}).map(async (asked, i) => {
      const answer = await asked;
      if (answer.status === 404) return null;
      const { fields = {} } = (await answer.clone().json()) as { fields?: RestFields };
      const { schemaVersion, ...rest } = plainFields(fields, Date.parse);
      // The program asks again, or loads the schemas that know the version.
      if (!answer.ok || schemaVersion !== versions[i]) throw new Error();
      return rest;
    }),
  );
  const [profile, stored, availability] = answers as [...(Documents[keyof Documents] | null)[]] as [
    Profile | null,
    Menu | null,
    Availability | null,
  ];
  const sign = document.getElementById(FIRST_SIGN_ID);
  // The program has begun, or the page says that it does not come.
  if (sign?.parentElement !== root || 'begun' in root.dataset || 'said' in sign.dataset) return;
  if (!profile || !stored || profile.offers || stored.priceLists) return;
  // Such a menu has no Add.
  if (profile.orderingPaused || (profile.orderingUntil ?? Infinity) <= Date.now()) return;
  const menu = { ...stored, items: stored.items.filter(({ open }) => !open) };
  const known = availability ?? NOTHING_SOLD_OUT;
  const sections = sectionsOf(menu, known, Date.now(), { search: '', marks: [] });
  const language = languageNow();
  const content = templates.find((template) => template.getAttribute(WRITTEN_IN) === language)?.content;
  if (sections.length === 0 || !content) return;
  const [restaurantId = '', tableId = '', orderId] = params;
  fill(content, sections, {
    language,
    place: `${restaurantId}/${tableId}`,
    isPreview: orderId === PREVIEW,
    documents: { profile, menu, availability: known },
  });
  for (const template of templates) template.remove();
  document.documentElement.lang = language;
  sign.hidden = true;
  root.before(...root.childNodes);
  root.append(content);
  root.dataset['page'] = 'customerMenu';
  keepTap(root);
}

const [, ...params] = /^\/customer\/menu\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(location.pathname) ?? [];
if (params.length > 0) void begin(params).catch(() => undefined);
