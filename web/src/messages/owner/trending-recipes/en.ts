import { part } from '../../part.ts';

/** The words of trending about costs that come from recipes. */
export const trendingRecipesPart = part('trendingRecipes', {
  covered: (share: string) => `Dishes with ${share} of these sales take their cost from a recipe.`,
  show: 'Which ones',
  hide: 'Close the list',
  list: 'Where the costs come from',
  dish: 'Dish',
  from: 'Cost from',
  recipe: 'Recipe',
  typed: 'Typed',
  none: 'Nothing',
  some: 'Recipe for some sizes',
});
