/** The layouts of codes on A4 paper. */
export const FORMATS = ['cards', 'sheet', 'tents', 'stickers'] as const;
export type Format = (typeof FORMATS)[number];

export const isFormat = (value: string): value is Format => FORMATS.some((format) => format === value);

/** The copies of each code: a tent is folded, and shows its code on both sides. */
export const copiesOf = (format: Format): number => (format === 'tents' ? 2 : 1);

/** True where there is space for how to order. */
export const saysHow = (format: Format): boolean => format === 'sheet' || format === 'tents';
