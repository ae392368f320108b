import { FIRST_SIGN_ID } from './app/boot/first-sign-id.ts';
import { START_FAILED } from './app/boot/start-failed.ts';
import { programAt } from './app/routing/floor-pages.ts';

// The Content-Security-Policy forbids eval; this setting, made before zod loads, keeps zod from trying it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

interface Program {
  readonly start: (root: HTMLElement) => void | Promise<void>;
}

const RELOADED = 'bhoj.reloaded-for';

// A deployment replaces the hashed chunks: a page that is still open reloads once to get the new ones. Without a
// network a chunk is missing for another reason, and a reload would lose the readable page.
addEventListener('vite:preloadError', (event) => {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED) === location.href) return;
  sessionStorage.setItem(RELOADED, location.href);
  event.preventDefault();
  location.reload();
});

/** ms; a hidden tab paints nothing but must still start. */
const LONGEST_WAIT = 500;

/** Resolves once the prerendered page is painted; only then does other work start. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_WAIT);
  });

const office = () => import('./app/boot/start.tsx');

/**
 * The programs by area; `office` is for all others. Each import is a function of its own: if the minifier made one call
 * of two imports, each program would wait for the style sheets of the other.
 */
const PROGRAMS: Readonly<Record<string, () => Promise<Program>>> = {
  front: () => import('./app/boot/front-start.tsx'),
  booking: () => import('./app/boot/booking-start.tsx'),
  customer: () => import('./app/boot/guest-start.tsx'),
  floor: () => import('./app/boot/floor-start.tsx'),
};

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  // Every page of the build has it.
  if (root === null) return;
  const area = programAt(location.pathname);
  // Not for guests: their program is small, and they wait for its button.
  if (area === 'front') await painted();
  // No program starts when the page is about to reload or a chunk does not come. Then a prerendered page stays
  // readable, with working links, and a page without content says so (`notStartedScript`).
  const program: Program | undefined = await (PROGRAMS[area ?? ''] ?? office)().catch(() => {
    dispatchEvent(new Event(START_FAILED));
    return undefined;
  });
  if (program === undefined) return;
  // Only a page with content has it outside of its root, where React's first render leaves it.
  if (root.dataset['page'] !== undefined) document.getElementById(FIRST_SIGN_ID)?.remove();
  await program.start(root);
}

void begin();
