import { SearchX, UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { nameIn } from '@bhoj/domain/catalogue/names';
import { cartCount, EMPTY_CART } from '../../../blocks/cart/cart.ts';
import { PlainButton } from '../../../ui/plain/button.tsx';
import { useOnDemand } from '../../../ui/shared/use-on-demand.ts';
import { ChipRail } from '../../../ui/plain/chip.tsx';
import { useSpeech } from '../context/language.tsx';
import { GuestState } from '../shell/guest-state.tsx';
import { MarkFilter } from './mark-filter.tsx';
import { firstIn, firstOf, marksOn, sectionsOf } from './menu-model.ts';
import { MenuSearch } from './menu-search.tsx';
import { MenuSection } from './menu-section.tsx';
import styles from './menu-browser.module.css';
import { useCurrentSection } from './use-current-section.ts';
import type { Catalog, FoodSheet } from '../context/catalog.ts';
import type { ShownDish, Wanted } from './menu-model.ts';
import type { Ordering } from './ordering.ts';

export interface MenuBrowserProps {
  readonly catalog: Catalog;
  readonly now: number;
  /** Placed before the categories, where space is reserved for it. */
  readonly tool: (sheet: FoodSheet) => ReactNode;
  /** Fetches the menu again. */
  readonly onRetry: () => void;
  readonly ordering?: Ordering;
}

const loadSearch = () => import('@bhoj/domain/menu/dish/dish-search');

const ANYTHING: Wanted = { search: '', marks: [] };

/** The menu with search, categories, filter and dishes. */
export function MenuBrowser({ catalog, now, tool, onRetry, ordering }: MenuBrowserProps) {
  const { language, words } = useSpeech();
  const { menu, availability } = catalog;
  const [wanted, setWanted] = useState(ANYTHING);
  const [forgiving, loadForgiving] = useOnDemand(loadSearch);
  const [isChoosing, setChoosing] = useState(false);
  const deferred = useDeferredValue(wanted);
  const sections = useMemo(
    () => sectionsOf(menu, availability, now, deferred, forgiving),
    [menu, availability, now, deferred, forgiving],
  );
  // The search clears itself once a dish was added.
  const chosen = cartCount(ordering?.cart ?? EMPTY_CART);
  const [counted, setCounted] = useState(chosen);
  if (counted !== chosen) {
    setCounted(chosen);
    if (chosen > counted && wanted.search !== '') setWanted({ ...wanted, search: '' });
  }
  // React draws the first dishes at once, and the other sections later; those stay without dishes until they come near
  // the screen. So a phone stays responsive with a long menu.
  const shown = useDeferredValue(sections, firstOf(sections));
  const first = useMemo(() => firstIn(shown), [shown]);
  const ids = useMemo(() => sections.map(({ category }) => category.id), [sections]);
  const { current, goTo } = useCurrentSection(ids);
  const marks = useMemo(() => marksOn(menu), [menu]);
  if (menu.items.length === 0) {
    return (
      <GuestState icon={UtensilsCrossed} title={words.menu.empty} text={words.menu.emptyHint}>
        <PlainButton variant="outline" onClick={onRetry}>
          {words.area.tryAgain}
        </PlainButton>
      </GuestState>
    );
  }
  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['finder']}>
          <MenuSearch
            value={wanted.search}
            onChange={(search) => {
              loadForgiving();
              setWanted({ ...wanted, search });
            }}
          />
          {marks.length > 1 && (
            <MarkFilter
              marks={marks}
              value={wanted.marks}
              onChange={(chosen) => setWanted({ ...wanted, marks: chosen })}
            />
          )}
        </div>
        <div className={styles['rail']}>
          <div className={styles['tool']}>{tool({ isOpen: isChoosing, onOpen: setChoosing })}</div>
          {sections.length > 0 && (
            <ChipRail
              label={words.menu.categories}
              items={sections.map(({ category }) => ({
                id: category.id,
                label: nameIn(language, category),
              }))}
              current={current}
              onSelect={goTo}
            />
          )}
        </div>
      </div>
      {sections.length === 0 && (
        <GuestState icon={SearchX} title={words.menu.nothingFound} text={words.menu.nothingFoundHint}>
          {(wanted.search !== '' || wanted.marks.length > 0) && (
            <PlainButton variant="outline" onClick={() => setWanted(ANYTHING)}>
              {words.menu.showAll}
            </PlainButton>
          )}
          {menu.items.some(({ isHidden }: ShownDish) => isHidden) &&
            catalog.food?.change(() => setChoosing(true))}
        </GuestState>
      )}
      <div className={styles['sections']}>
        {shown.map((section, i) => (
          <MenuSection
            key={section.category.id}
            section={section}
            first={first[i] ?? 0}
            {...(ordering && { ordering })}
          />
        ))}
      </div>
    </>
  );
}
