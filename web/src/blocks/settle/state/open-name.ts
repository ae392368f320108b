import {
  DELIVERY_NAME,
  DELIVERY_OTHER_NAMES,
  PACKING_NAME,
  PACKING_OTHER_NAMES,
} from '@bhoj/domain/billing/bill/extra-names';
import { PACKING } from '@bhoj/domain/billing/bill/portions';
import { nameIn } from '@bhoj/domain/catalogue/names';
import type { Language } from '@bhoj/domain/catalogue/languages';
import type { Order } from '@bhoj/domain/orders/shape/order.schema';

const PACKING_CHARGE = { name: PACKING_NAME, otherNames: PACKING_OTHER_NAMES };
const DELIVERY_CHARGE = { name: DELIVERY_NAME, otherNames: DELIVERY_OTHER_NAMES };

/** Returns the name of an entry of `openPortions`: a dish, the packing charge or the delivery charge. */
export const openName = ({ lines }: Pick<Order, 'lines'>, id: string, language: Language): string =>
  nameIn(language, lines[id] ?? (id === PACKING ? PACKING_CHARGE : DELIVERY_CHARGE));
