import { ROUTES, routeAt } from '@bhoj/domain/catalogue/routes';
import { START_FAILED } from './app/boot/start-failed.ts';

// The Content-Security-Policy forbids eval; this setting, made before zod loads, keeps zod from trying it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const RELOADED = 'bhoj.reloaded-for';

// A deployment replaces the hashed chunks: a page that is still open reloads once to get the new ones. Without a
// network a chunk is missing for another reason, and a reload would lose the readable page.
globalThis.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) === globalThis.location.href) return;
  sessionStorage.setItem(RELOADED, globalThis.location.href);
  event.preventDefault();
  globalThis.location.reload();
});

/** ms; a hidden tab paints nothing but must still start. */
const LONGEST_WAIT = 500;

/** Resolves once the prerendered page is painted; only then does other work start. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });

/** Loads one of two programs: the guests', or everybody else's. */
function load() {
  const found = routeAt(globalThis.location.pathname);
  const isGuests = found !== null && ROUTES[found.name].area === 'customer';
  return isGuests ? import('./app/boot/guest-start.tsx') : import('./app/boot/start.tsx');
}

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  if (root.dataset['page'] !== undefined) await painted();
  // Nothing is loaded when the page is about to reload, or when a chunk does not come: a prerendered page then stays
  // readable, with working links, and a page without content says it (`notStartedScript`).
  const program: Awaited<ReturnType<typeof load>> | undefined = await load().catch(() => {
    dispatchEvent(new Event(START_FAILED));
    return undefined;
  });
  return program?.start(root);
}

void begin();
