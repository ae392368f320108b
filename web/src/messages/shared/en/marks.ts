import type { Mark } from '@bhoj/domain/menu/shape/menu.schema';

export type MarkWords = Readonly<Record<Mark, string>>;
export const markWords: MarkWords = { veg: 'Vegetarian', egg: 'Contains egg', 'non-veg': 'Non-vegetarian' };
