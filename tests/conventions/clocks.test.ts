import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

/**
 * A device's own clock may be a day wrong. What a page shows, asks for or sends goes by the server's (`serverNow`, `useNow` in
 * `web/src/ui/shared`). These files read the device's clock, each for the reason that it gives.
 */
const ELAPSED = 'how much time passes on this device, between two looks at one clock';
const BEFORE_THE_SERVER = 'before a server has answered, for nobody’s money';
const READS_ITS_OWN_CLOCK: Readonly<Record<string, string>> = {
  'web/src/app/device/device-lock.tsx': ELAPSED,
  'web/src/app/version/quiet.ts': ELAPSED,
  'web/src/blocks/cart/use-seconds-left.ts': ELAPSED,
  'web/src/blocks/last-view/keep-last-view.ts': ELAPSED,
  'web/src/blocks/last-view/last-view-script.ts': ELAPSED,
  'web/src/features/captain/outbox/sender.ts': ELAPSED,
  'web/src/features/captain/outbox/use-outbox.ts': ELAPSED,
  'web/src/features/guest/cart/use-send.ts': ELAPSED,
  'web/src/features/guest/context/catalog.ts': ELAPSED,
  'web/src/features/kitchen/stock/stock-sender.tsx': ELAPSED,
  'web/src/app/written/written-menu.ts': BEFORE_THE_SERVER,
  'web/src/build/written-sample.ts': BEFORE_THE_SERVER,
  'web/src/features/pricing/use-plans.ts': BEFORE_THE_SERVER,
  'web/src/features/guest-booking/save-appointment.ts':
    'when the calendar’s entry was made, which no calendar shows',
  'web/src/firebase/connection.ts': 'finds by how much the device’s clock is wrong',
  'web/src/ui/shared/server-clock.ts': 'is the server’s clock, as far as the device knows it',
  'web/src/ui/shared/use-now.ts': 'is the server’s clock, as far as the device knows it',
};

const root = new URL('../../', import.meta.url);
const sources = readdirSync(new URL('web/src/', root), { recursive: true, encoding: 'utf8' })
  .map((name) => `web/src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixtures)\./.test(path));

/** True where a source asks its own clock: `Date.now`, called or handed on, `new Date()`, or `Date()`; also in a script that it writes. */
function readsItsClock(path: string, text: string): boolean {
  let reads = false;
  const isDate = (node: { readonly type: string; readonly name?: unknown }) =>
    node.type === 'Identifier' && node.name === 'Date';
  new Visitor({
    MemberExpression({ object, property }) {
      if (isDate(object) && property.type === 'Identifier' && property.name === 'now') reads = true;
    },
    NewExpression({ callee, arguments: given }) {
      if (isDate(callee) && given.length === 0) reads = true;
    },
    CallExpression({ callee }) {
      if (isDate(callee)) reads = true;
    },
    TemplateElement({ value }) {
      if (/\bDate\.now\(|new Date\(\)/.test(value.raw)) reads = true;
    },
  }).visit(parseSync(path, text).program);
  return reads;
}

it('no page goes by the clock of the device, but these for their reasons', () => {
  const reading = sources.filter((path) => readsItsClock(path, readFileSync(new URL(path, root), 'utf8')));
  expect(reading.toSorted()).toEqual(Object.keys(READS_ITS_OWN_CLOCK).toSorted());
});

it.each(['useState(Date.now)', 'f(Date.now())', 'new Date()', 'Date()', '`if(Date.now()-v.at>${LASTS})`'])(
  'sees %s',
  (text) => {
    expect(readsItsClock('made-up.ts', text)).toBe(true);
    expect(readsItsClock('made-up.ts', 'new Date(at); serverNow(); Date.parse(text);')).toBe(false);
  },
);
