import { ROUTES, routeAt } from '@bhoj/domain/catalogue/routes';

// The Content-Security-Policy lets no text be run as code; zod, told before it is loaded, does not try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const RELOADED = 'bhoj.reloaded-for';

// A deployment replaces the hashed chunks of the one before: a page that is still open reloads once and finds the new.
// Without a network a chunk is missing for another reason, and a reload would take away what can still be read.
globalThis.addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) === globalThis.location.href) return;
  sessionStorage.setItem(RELOADED, globalThis.location.href);
  event.preventDefault();
  globalThis.location.reload();
});

/** ms; a page in a tab that nobody looks at paints nothing, and still has to be ready. */
const LONGEST_WAIT = 500;

/** What was prerendered is on screen: only then does anything else take the phone's time. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });

/** A guest's phone, and everybody else: two programs, of which only one is fetched. */
function load() {
  const found = routeAt(globalThis.location.pathname);
  const isGuests = found !== null && ROUTES[found.name].area === 'customer';
  return isGuests ? import('./app/boot/guest-start.tsx') : import('./app/boot/start.tsx');
}

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  if (root.dataset['page'] !== undefined) await painted();
  const { start } = await load();
  return start(root);
}

// A chunk that does not come leaves the page as it was prerendered: to read, with links that work.
void begin();
