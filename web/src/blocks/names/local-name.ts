import type { OrderLine } from '@bhoj/domain/orders/order.schema';
import type { Language } from '@bhoj/domain/catalogue/languages';

/** A dish's or a choice's name in the reader's language, where the restaurant has given one. */
export const localName = (
  thing: { readonly name: string; readonly nameHi: string | null },
  language: Language = 'en',
): string => (language === 'hi' && thing.nameHi ? thing.nameHi : thing.name);

/** A line's size and add-ons, in words. */
export const localDetail = (line: Pick<OrderLine, 'variant' | 'addOns'>, language: Language = 'en'): string =>
  [line.variant, ...line.addOns]
    .flatMap((choice) => (choice ? [localName(choice, language)] : []))
    .join(', ');
