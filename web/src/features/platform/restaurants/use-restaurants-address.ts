import { PLAN_STATES } from '@bhoj/domain/platform/tenant-list';
import { searchKeyOf } from '@bhoj/domain/platform/tenant-search';
import type { TenantFilter } from '@bhoj/domain/platform/tenant-list';
import {
  optionalChoiceParam,
  optionalParam,
  textParam,
  useAddressParams,
} from '../../../ui/table/address-params.ts';

/** What the list shows; null shows all. */
export interface RestaurantsAddress {
  readonly q: string;
  readonly plan: TenantFilter['plan'];
  readonly by: string | null;
}

const PARAMS = { q: textParam, plan: optionalChoiceParam(PLAN_STATES), by: optionalParam() };

export const useRestaurantsAddress = () => useAddressParams<RestaurantsAddress>(PARAMS);

export const filterOf = ({ q, plan, by }: RestaurantsAddress): TenantFilter => ({
  plan,
  referrer: by,
  key: searchKeyOf(q),
});
