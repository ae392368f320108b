import { Search } from 'lucide-react';
import { useRef } from 'react';
import type { Menu } from '@bhoj/domain/menu/menu.schema';
import { captainPart } from '../../../words/captain/captain.ts';
import { useWords } from '../../../words/use-words.ts';
import { ChipRail } from '../../../ui/plain/chip.tsx';
import { useSearchShortcut } from '../../../ui/shared/use-search-shortcut.ts';
import styles from './menu-search.module.css';

const ALL = 'all-categories';

export interface MenuSearchProps {
  readonly menu: Menu;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Null shows every category. */
  readonly categoryId: string | null;
  readonly onCategory: (categoryId: string | null) => void;
}

/** Search and categories, always in reach above the dishes. */
export function MenuSearch({ menu, query, onQuery, categoryId, onCategory }: MenuSearchProps) {
  const captain = useWords(captainPart);

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
        />
      </label>
      {menu.categories.length > 1 && (
        <ChipRail
          label={captain.categories}
          items={[
            { id: ALL, label: captain.all },
            ...menu.categories.map(({ id, name }) => ({ id, label: name })),
          ]}
          current={categoryId ?? ALL}
          onSelect={(id) => onCategory(id === ALL ? null : id)}
        />
      )}
    </div>
  );
}
