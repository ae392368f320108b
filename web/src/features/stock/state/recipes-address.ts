import {
  asStep,
  choiceParam,
  optionalParam,
  sortParam,
  textParam,
  useAddressParams,
} from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';
import type { Sort } from '../../../ui/table/column.ts';
import { KINDS } from '../recipes/recipe-rows.ts';
import type { RecipeKind } from '../recipes/recipe-rows.ts';

/** The state of the view of recipes in the address. */
export interface RecipesAddress {
  readonly kind: RecipeKind;
  readonly q: string;
  readonly sort: Sort | null;
  /** The key of the open recipe. */
  readonly recipe: string | null;
}

const PARAMS: Params<RecipesAddress> = {
  kind: choiceParam(KINDS, 'dish'),
  q: textParam,
  sort: sortParam,
  recipe: asStep(optionalParam((text) => text !== '')),
};

export const useRecipesAddress = () => useAddressParams(PARAMS);
