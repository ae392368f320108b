import { nameIn } from '@bhoj/domain/catalogue/names';
import { Search } from 'lucide-react';
import { useRef } from 'react';
import type { Menu } from '@bhoj/domain/menu/shape/menu.schema';
import { captainPart } from '../../../words/captain/captain.ts';
import { useLanguage, useWords } from '../../../words/use-words.ts';
import { ChipRail } from '../../../ui/plain/chip.tsx';
import { useSearchShortcut } from '../../../ui/shared/use-search-shortcut.ts';
import { FAVOURITES } from './menu-model.ts';
import styles from './menu-search.module.css';

const ALL = 'all-categories';

export interface MenuSearchProps {
  readonly menu: Menu;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onEnter: () => void;
  /** Null shows every category. */
  readonly categoryId: string | null;
  readonly hasFavourites: boolean;
  readonly onCategory: (categoryId: string | null) => void;
}

/** Search and categories, always visible above the dishes. */
export function MenuSearch({
  menu,
  query,
  onQuery,
  onEnter,
  hasFavourites,
  categoryId,
  onCategory,
}: MenuSearchProps) {
  const captain = useWords(captainPart);
  const language = useLanguage();

  const field = useRef<HTMLInputElement>(null);
  useSearchShortcut(field);
  return (
    <div className={styles['finder']}>
      <label className={styles['search']}>
        <Search size={20} aria-hidden />
        <input
          ref={field}
          type="search"
          aria-label={captain.search}
          placeholder={captain.search}
          value={query}
          enterKeyHint="search"
          autoComplete="off"
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && onEnter()}
        />
      </label>
      {(menu.categories.length > 1 || hasFavourites) && (
        <ChipRail
          label={captain.categories}
          items={[
            { id: ALL, label: captain.all },
            ...(hasFavourites ? [{ id: FAVOURITES, label: captain.favouriteDishes }] : []),
            ...menu.categories.map((category) => ({ id: category.id, label: nameIn(language, category) })),
          ]}
          current={categoryId ?? ALL}
          onSelect={(id) => onCategory(id === ALL ? null : id)}
        />
      )}
    </div>
  );
}
