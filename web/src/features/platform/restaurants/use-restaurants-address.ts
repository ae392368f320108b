import { TENANT_PLANS, TENANT_STATES, TENANT_USES } from '@bhoj/domain/platform/tenants/tenant-list';
import { searchKeyOf } from '@bhoj/domain/platform/tenants/tenant-search';
import type { TenantFilter } from '@bhoj/domain/platform/tenants/tenant-list';
import {
  optionalChoiceParam,
  optionalParam,
  textParam,
  useAddressParams,
} from '../../../ui/table/address-params.ts';

/** The filters of the list; null matches all. */
export interface RestaurantsAddress {
  readonly q: string;
  readonly state: TenantFilter['state'];
  readonly plan: TenantFilter['plan'];
  readonly use: TenantFilter['use'];
  readonly by: string | null;
}

const PARAMS = {
  q: textParam,
  state: optionalChoiceParam(TENANT_STATES),
  plan: optionalChoiceParam(TENANT_PLANS),
  use: optionalChoiceParam(TENANT_USES),
  by: optionalParam(),
};

export const useRestaurantsAddress = () => useAddressParams<RestaurantsAddress>(PARAMS);

export const filterOf = ({ q, state, plan, use, by }: RestaurantsAddress): TenantFilter => ({
  state,
  plan,
  use,
  referrer: by,
  key: searchKeyOf(q),
});
