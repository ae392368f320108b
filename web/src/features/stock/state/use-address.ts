import { asStep, choiceParam, useAddressParams } from '../../../ui/table/address-params.ts';
import type { Params } from '../../../ui/table/address-params.ts';
import { STOCK_TABS } from './tabs.ts';
import type { StockTab } from './tabs.ts';

interface Address {
  readonly tab: StockTab;
}

const PARAMS: Params<Address> = { tab: asStep(choiceParam(STOCK_TABS, 'now')) };

export const useAddress = (): readonly [Address, (to: Partial<Address>) => void] => useAddressParams(PARAMS);
