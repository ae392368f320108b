import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

/**
 * A device's own clock may be a day wrong; `serverNow` and `useNow` in `web/src/ui/shared` give the server's time. Only
 * these sources of the web app ask `Date` for the device's time, each for the reason given. The test does not look into
 * libraries.
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

/** A node of a source, as far as these checks read it. */
interface Node {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly computed?: boolean;
  readonly property?: Node;
  readonly key?: Node;
  readonly properties?: readonly Node[];
}

/** True for a key or a property of that name: `.now`, `['now']`, `{ now }`. */
const isNamed = (node: Node | undefined, name: string, isComputed = false): boolean =>
  node?.type === 'Literal'
    ? node.value === name
    : !isComputed && node?.type === 'Identifier' && node.name === name;

/** True for `Date`, and for that of a global object: `globalThis.Date`. */
const isDate = (node: Node): boolean =>
  node.type === 'MemberExpression'
    ? isNamed(node.property, 'Date', node.computed)
    : node.type === 'Identifier' && node.name === 'Date';

/** True where an assignment of `Date` hands its clock on: under another name, or by `{ now }`. */
const takesClock = (to: Node): boolean =>
  to.type === 'ObjectPattern'
    ? (to.properties ?? []).some(({ key, computed }) => isNamed(key, 'now', computed))
    : to.type === 'Identifier';

/**
 * True where a source asks its own clock: `Date.now`, called or handed on, `new Date()`, `Date()`, or `Date` under
 * another name, also in a script that the source writes.
 */
function readsItsClock(path: string, text: string): boolean {
  let reads = false;
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (isDate(object) && isNamed(property, 'now', computed)) reads = true;
    },
    NewExpression({ callee, arguments: given }) {
      if (isDate(callee) && given.length === 0) reads = true;
    },
    CallExpression({ callee }) {
      if (isDate(callee)) reads = true;
    },
    VariableDeclarator({ id, init }) {
      if (init !== null && isDate(init) && takesClock(id)) reads = true;
    },
    AssignmentExpression({ left, right }) {
      if (isDate(right) && takesClock(left)) reads = true;
    },
    TemplateElement({ value }) {
      if (/\bDate\.now\(|new Date\(\)/.test(value.raw)) reads = true;
    },
  }).visit(parseSync(path, text).program);
  return reads;
}

it('no source of the web app asks `Date` for the time, but these for their reasons', () => {
  const reading = sources.filter((path) => readsItsClock(path, readFileSync(new URL(path, root), 'utf8')));
  expect(reading.toSorted()).toEqual(Object.keys(READS_ITS_OWN_CLOCK).toSorted());
});

it.each([
  'useState(Date.now)',
  'f(Date.now())',
  'new Date()',
  'Date()',
  '`if(Date.now()-v.at>${LASTS})`',
  'globalThis.Date.now()',
  'new window.Date()',
  'globalThis.Date()',
  "Date['now']()",
  "globalThis['Date'].now()",
  'Date?.now()',
  'const { now } = Date',
  'const { now: at = null } = globalThis.Date',
  'let now; ({ now } = Date)',
  'const Clock = Date',
])('sees %s', (text) => {
  expect(readsItsClock('made-up.ts', text)).toBe(true);
});

it.each([
  'new Date(at)',
  'serverNow()',
  'Date.parse(text)',
  'const { parse } = Date',
  'at instanceof Date',
  'clock.now()',
])('lets %s be', (text) => {
  expect(readsItsClock('made-up.ts', text)).toBe(false);
});

/** A state that begins with a time keeps it, also when the server tells another a moment later. */
const KEEPS_A_TIME = /\buseState(?:<[^>]*>)?\((?:serverNow\b|\(\) =>[^;]*\bserverNow\()/;

it('no page keeps the time of its first drawing, but those of the platform, to which no server tells its time', () => {
  const keeping = sources
    .filter((path) => KEEPS_A_TIME.test(readFileSync(new URL(path, root), 'utf8')))
    .filter((path) => !path.startsWith('web/src/features/platform/'));
  expect(keeping).toEqual([]);
});

it.each([
  ['const [now] = useState(serverNow);', true],
  ['const [today] = useState(() => dateOf(serverNow()));', true],
  ['const [now, setNow] = useState<number>(serverNow);', true],
  ['const now = useNow(60_000);', false],
  ['const [id] = useState(newId); act(serverNow());', false],
])('%s: %s', (text, keeps) => {
  expect(KEEPS_A_TIME.test(text)).toBe(keeps);
});
