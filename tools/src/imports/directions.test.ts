import { describe, expect, it, test } from 'vitest';
import { forbiddenImports } from './directions.ts';
import { oneImport } from './made-up-tree.fixtures.ts';

const refused = (path: string, specifier: string) => forbiddenImports(oneImport(path, specifier));

describe('forbidden', () => {
  test.each([
    ['the kernel', 'domain/src/kernel/ids.ts', '../catalogue/reasons.ts'],
    ['the kernel', 'domain/src/kernel/ids.ts', '../orders/round.ts'],
    ['the catalogue', 'domain/src/catalogue/routes.ts', '../people/member.ts'],
    ['a capability and the list of collections', 'domain/src/orders/round.ts', '../collections.ts'],
    ['a capability and the list of contracts', 'domain/src/orders/round.ts', '../contracts.ts'],
    ['the domain and the web', 'domain/src/orders/round.ts', '../../../web/src/ui/button.tsx'],
    ['a capability of the functions and another', 'functions/src/orders/place.ts', '../billing/settle.ts'],
    ['shared repositories and a capability', 'functions/src/shared/order.repo.ts', '../orders/place.ts'],
    ["the functions' firebase and a capability", 'functions/src/firebase/store.ts', '../orders/place.ts'],
    ["the functions' firebase and shared", 'functions/src/firebase/store.ts', '../shared/order.repo.ts'],
    ['a feature and another', 'web/src/features/menu/page.tsx', '../orders/list.tsx'],
    [
      'a folder of a feature and another feature',
      'web/src/features/menu/edit/form.tsx',
      '../../orders/list.tsx',
    ],
    ['a feature and the shells', 'web/src/features/menu/page.tsx', '../../app/shell.tsx'],
    ['a block and a feature', 'web/src/blocks/bill/rows.tsx', '../../features/menu/page.tsx'],
    ['a block and Firebase', 'web/src/blocks/bill/rows.tsx', '../../firebase/call.ts'],
    ['the kit and a block', 'web/src/ui/table/table.tsx', '../../blocks/bill/rows.tsx'],
    ['the kit and the domain', 'web/src/ui/table/table.tsx', '@bhoj/domain/money/money'],
    ['the kit and a block', 'web/src/ui/table/table.tsx', '../../blocks/bill/rows.tsx'],
    ['the plain kit and the MUI kit', 'web/src/ui/plain/button.tsx', '../mui/button.tsx'],
    ['the MUI kit and the plain kit', 'web/src/ui/mui/button.tsx', '../plain/button.tsx'],
    ['what the kits share and a kit', 'web/src/ui/shared/focus.ts', '../plain/button.tsx'],
    ['the app and a Vite plugin', 'web/src/app/shell.tsx', '../build/prerender-plugin.ts'],
    ['the entry and a Vite plugin', 'web/src/main.tsx', './build/prerender-plugin.ts'],
    ['a feature and a Vite plugin', 'web/src/features/menu/page.tsx', '../../build/prerender-plugin.ts'],
    ['the theme and the kit', 'web/src/theme/tokens.ts', '../ui/plain/button.tsx'],
    ['Firebase in the web and a feature', 'web/src/firebase/call.ts', '../features/menu/page.tsx'],
    ['the product and tests', 'web/src/app/shell.tsx', '../../../tests/support/auth.ts'],
    ['a tool and a command', 'tools/src/build/build-if-changed.ts', '../start.ts'],
    ['a launcher and a tool', 'scripts/run.mjs', '../tools/src/start.ts'],
    ['tests and the suite that runs them', 'tests/e2e/menu.spec.ts', '../../tools/src/emulators/suite.ts'],
  ])('%s: %s → %s', (_, path, specifier) => {
    expect(refused(path, specifier)).toHaveLength(1);
  });

  it('a type import like a value import', () => {
    const files = [{ path: 'domain/src/kernel/ids.ts', imports: ['domain/src/orders/round.ts'] }];
    expect(forbiddenImports(files)).toEqual([
      'domain/src/kernel/ids.ts imports domain/src/orders/round.ts; it may import from domain/src/kernel/',
    ]);
  });

  it('a file in an unknown folder', () => {
    expect(forbiddenImports([{ path: 'web/src/helpers/all.ts', imports: [] }])).toEqual([
      expect.stringContaining('web/src/helpers/all.ts is in a folder'),
    ]);
  });
});

describe('allowed', () => {
  test.each([
    ['domain/src/kernel/collection.ts', './ids.ts'],
    ['domain/src/catalogue/routes.ts', '../kernel/ids.ts'],
    ['domain/src/billing/bill.ts', '../orders/round.ts'],
    ['domain/src/collections.ts', './orders/order.schema.ts'],
    ['functions/src/index.ts', './areas/floor.ts'],
    ['functions/src/areas/floor.ts', '../orders/place.ts'],
    ['functions/src/orders/place.ts', '../shared/order.repo.ts'],
    ['functions/src/orders/place.ts', '../firebase/store.ts'],
    ['functions/src/shared/order.repo.ts', '../firebase/store.ts'],
    ['functions/src/shared/order.repo.ts', '@bhoj/domain/collections'],
    ['web/src/app/shell.tsx', '../features/menu/page.tsx'],
    ['web/src/features/menu/edit/form.tsx', '../list/row.tsx'],
    ['web/src/features/menu/page.tsx', '../../blocks/bill/rows.tsx'],
    ['web/src/features/menu/page.tsx', '../../firebase/call.ts'],
    ['web/src/blocks/bill/rows.tsx', '../cart/total.ts'],
    ['web/src/blocks/bill/rows.tsx', '../../ui/plain/button.tsx'],
    ['web/src/ui/plain/button.tsx', '../shared/focus.ts'],
    ['web/src/ui/mui/button.tsx', '../shared/focus.ts'],
    ['web/src/blocks/bill/rows.tsx', '../../words/staff.ts'],
    ['web/src/ui/table/table.tsx', '../../words/staff.ts'],
    ['web/src/words/staff.ts', '../messages/en.ts'],
    ['web/src/build/prerender-plugin.ts', '../app/shell.tsx'],
    ['web/vite.config.ts', './src/build/prerender-plugin.ts'],
    ['tests/e2e/menu.spec.ts', '../../tools/src/gateway/gateway.ts'],
    ['tools/src/start.ts', './build/build-if-changed.ts'],
    ['tools/src/build/build-if-changed.ts', '../../../scripts/lib/run.mjs'],
  ])('%s → %s', (path, specifier) => {
    expect(refused(path, specifier)).toEqual([]);
  });
});
