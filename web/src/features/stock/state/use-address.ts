import { asStep, choiceParam, useAddressParams } from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';

/** The views of the page, each in a folder of its name. */
export const TABS = ['now', 'receive', 'count', 'recipes', 'items', 'orders', 'vendors'] as const;
export type StockTab = (typeof TABS)[number];

interface Address {
  readonly tab: StockTab;
}

const PARAMS: Params<Address> = { tab: asStep(choiceParam(TABS, 'now')) };

export const useAddress = (): readonly [Address, (to: Partial<Address>) => void] => useAddressParams(PARAMS);
