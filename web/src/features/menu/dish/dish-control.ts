import type { Control } from 'react-hook-form';
import type { DishEntry, DishValues } from './dish-form.ts';

export type DishControl = Control<DishValues, unknown, DishEntry>;
