import type { OrderLine } from '@bhoj/domain/orders/order.schema';
import type { Language } from '@bhoj/domain/catalogue/languages';

/** The name of a dish or a choice in the reader's language, or its main name when there is none. */
export const localName = (
  thing: { readonly name: string; readonly nameHi: string | null },
  language: Language = 'en',
): string => (language === 'hi' && thing.nameHi ? thing.nameHi : thing.name);

/** The size and add-ons of a line, in words. */
export const localDetail = (line: Pick<OrderLine, 'variant' | 'addOns'>, language: Language = 'en'): string =>
  [line.variant, ...line.addOns]
    .flatMap((choice) => (choice ? [localName(choice, language)] : []))
    .join(', ');
