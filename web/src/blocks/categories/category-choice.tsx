import { use } from 'react';
import { CategoriesSource } from './categories-source.ts';
import { ManyField } from '../../ui/shared/kit/controls.tsx';

export interface ChosenCategory {
  readonly id: string;
  readonly name: string;
}

export interface CategoryChoiceProps {
  readonly value: readonly ChosenCategory[];
  readonly onChange: (chosen: ChosenCategory[]) => void;
  readonly words: { readonly label: string; readonly loading: string; readonly failed: string };
  /** The fault of the choice; null without one. */
  readonly fault: string | null;
}

/** Chooses categories of the menu. Chosen ones that are no longer on the menu can be removed. */
export function CategoryChoice({ value, onChange, words, fault }: CategoryChoiceProps) {
  const useCategories = use(CategoriesSource);
  const menu = useCategories();
  const onMenu = menu.state === 'ready' ? menu.categories : [];
  const gone = value.filter(({ id }) => !onMenu.some((category) => category.id === id));
  const all = [...onMenu, ...gone].map(({ id, name }) => ({ id, name }));
  const state = menu.state === 'loading' ? words.loading : menu.state === 'ready' ? null : words.failed;
  const choose = (ids: readonly string[]) => onChange(all.filter(({ id }) => ids.includes(id)));
  return (
    <ManyField
      label={words.label}
      value={value.map(({ id }) => id)}
      options={all.map(({ id, name }) => ({ value: id, text: name }))}
      fault={fault}
      {...(state !== null && { hint: state })}
      onChange={choose}
    />
  );
}
