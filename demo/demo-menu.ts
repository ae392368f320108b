import { ADD_ON_GROUPS } from './menu/add-on-groups.ts';
import { breakfast } from './menu/breakfast.ts';
import { indoChinese } from './menu/indo-chinese.ts';
import { mainCourse } from './menu/main-course.ts';
import { breads, rice } from './menu/rice-and-breads.ts';
import { southIndian } from './menu/south-indian.ts';
import { starters } from './menu/starters.ts';
import { bar, beverages, counterSweets, desserts } from './menu/sweets-and-drinks.ts';
import type { Menu, MenuContent } from '@bhoj/domain/menu/shape/menu.schema';

const sections = [
  breakfast,
  southIndian,
  starters,
  mainCourse,
  rice,
  breads,
  indoChinese,
  desserts,
  beverages,
  bar,
  counterSweets,
];

/** The whole menu of the demo restaurant, as its owner saves it. */
export const DEMO_MENU: MenuContent = {
  categories: sections.map((s) => s.category),
  items: sections.flatMap((s) => s.items),
  addOnGroups: ADD_ON_GROUPS,
};

/** Returns the menu as stored after its first save. */
export const demoMenuSavedAt = (at: number): Menu => ({ version: 1, updatedAt: at, ...DEMO_MENU });
