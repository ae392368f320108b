import { createContext } from 'react';

export type MenuCategories =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'ready';
      readonly categories: readonly { readonly id: string; readonly name: string }[];
    };

/** The hook that reads the menu's categories; the page that shows the choice provides it. */
export const CategoriesSource = createContext<() => MenuCategories>(() => ({ state: 'failed' }));
