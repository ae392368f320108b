import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useState } from 'react';
import { NONE } from '@bhoj/domain/platform/shape/platform-sum.schema';
import { TENANT_PLANS, TENANT_STATES, TENANT_USES } from '@bhoj/domain/platform/tenants/tenant-list';
import { dateOf } from '@bhoj/domain/time/ist';
import { PageHeader } from '../../../ui/mui/page-header.tsx';
import { TableActions } from '../../../ui/table/table-actions.tsx';
import { TypedSearch } from '../../../ui/table/typed-search.tsx';
import { platformRestaurantsPart } from '../../../messages/owner/platform-restaurants/en.ts';
import { routeTitlesPart } from '../../../messages/shared/routes/en.ts';
import { tablePart } from '../../../messages/shared/table/en.ts';
import { useWords } from '../../../words/use-words.ts';
import { useAllRestaurants } from './use-all-restaurants.ts';
import { ChoiceField } from '../../../ui/mui/form/choice-field.tsx';
import { restaurantColumns } from './restaurant-columns.tsx';
import { RestaurantsList } from './restaurants-list.tsx';
import { usePeople } from '../lists/use-people.ts';
import { filterOf, useRestaurantsAddress } from './use-restaurants-address.ts';
import { serverNow } from '../../../ui/shared/server-clock.ts';

/** /super/restaurants: every restaurant. */
export function RestaurantsPage() {
  const words = useWords(platformRestaurantsPart);
  const titles = useWords(routeTitlesPart);
  const table = useWords(tablePart);
  const [address, go] = useRestaurantsAddress();
  const [now] = useState(serverNow);
  const { options, nameOf } = usePeople();
  const search = useCallback((q: string) => go({ q }), [go]);
  const columns = useMemo(() => restaurantColumns(words, nameOf, now), [words, nameOf, now]);
  const filter = filterOf(address);
  const readAll = useAllRestaurants(filter, now);
  return (
    <>
      <PageHeader
        title={titles.superRestaurants}
        description={words.description}
        actions={
          <TableActions
            columns={columns}
            rows={[]}
            rowId={({ id }) => id}
            title={words.list}
            lines={() => []}
            fileName={words.fileName(dateOf(now))}
            words={table}
            readAll={readAll}
          />
        }
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TypedSearch
          label={words.search}
          clearLabel={words.clearSearch}
          value={address.q}
          onChange={search}
        />
        <ChoiceField
          isFilter
          label={words.state}
          none={words.all}
          value={address.state}
          options={TENANT_STATES.map((state) => [state, words.states[state]] as const)}
          onChange={(state) => go({ state })}
        />
        <ChoiceField
          isFilter
          label={words.plan}
          none={words.all}
          value={address.plan}
          options={TENANT_PLANS.map((plan) => [plan, words.plans[plan]] as const)}
          onChange={(plan) => go({ plan })}
        />
        <ChoiceField
          isFilter
          label={words.use}
          none={words.all}
          value={address.use}
          options={TENANT_USES.map((use) => [use, words.uses[use]] as const)}
          onChange={(use) => go({ use })}
        />
        <ChoiceField
          isFilter
          label={words.referrer}
          none={words.anybody}
          value={address.by}
          options={[[NONE, words.nobody], ...options]}
          onChange={(by) => go({ by })}
        />
      </Stack>
      <RestaurantsList
        {...{ filter, now, columns }}
        onClear={() => go({ q: '', state: null, plan: null, use: null, by: null })}
      />
    </>
  );
}
