import { PageHeader } from '../../ui/mui/page-header.tsx';
import { PageTabs } from '../../ui/mui/page-tabs.tsx';
import { SectionCard } from '../../ui/mui/section-card.tsx';
import { lazyPart } from '../../ui/mui/states/lazy-part.tsx';
import { SkeletonRows } from '../../ui/mui/states/skeleton-rows.tsx';
import { stockPart } from '../../messages/owner/stock/en.ts';
import { routeTitlesPart } from '../../messages/shared/routes/en.ts';
import { useWords } from '../../words/use-words.ts';
import { STOCK_TABS } from './state/tabs.ts';
import type { StockTab } from './state/tabs.ts';
import { useAddress } from './state/use-address.ts';

/** Each view is loaded when it is opened. */
const views: Readonly<Record<StockTab, ReturnType<typeof lazyPart>>> = {
  now: lazyPart(() => import('./now/now-view.tsx').then((m) => m.NowView)),
  receive: lazyPart(() => import('./receive/receive-view.tsx').then((m) => m.ReceiveView)),
  count: lazyPart(() => import('./count/count-view.tsx').then((m) => m.CountView)),
  recipes: lazyPart(() => import('./recipes/recipes-view.tsx').then((m) => m.RecipesView)),
  items: lazyPart(() => import('./items/items-view.tsx').then((m) => m.ItemsView)),
  orders: lazyPart(() => import('./orders/orders-view.tsx').then((m) => m.OrdersView)),
  vendors: lazyPart(() => import('./vendors/vendors-view.tsx').then((m) => m.VendorsView)),
};

/** /dashboard/stock: the goods in the house, the receipts, the recipes that use them, and the vendors. */
export function StockPage() {
  const words = useWords(stockPart);
  const titles = useWords(routeTitlesPart);
  const [{ tab }, go] = useAddress();
  const View = views[tab];
  return (
    <>
      <PageHeader title={titles.stock} description={words.description} />
      <PageTabs
        page="stock"
        label={words.views}
        views={STOCK_TABS}
        view={tab}
        words={words.tab}
        onView={(to) => go({ tab: to })}
      >
        <View
          stands={{
            waiting: (
              <SectionCard>
                <SkeletonRows label={words.loading} rows={6} />
              </SectionCard>
            ),
          }}
        />
      </PageTabs>
    </>
  );
}
