import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOW } from '@bhoj/domain/fixtures/ids';
import { APP_START } from '@bhoj/domain/catalogue/routes';
import * as captainHindi from '../../messages/captain/hi.ts';
import { shell } from '../../messages/shared/shell/en.ts';
import { WordsContext } from '../../words/use-words.ts';
import { LARGEST_VIEW } from './keep-last-view.ts';
import { forgetOnceLive, forgetViewOfOthers, LAST_VIEW_ID, LAST_VIEW_KEY } from './last-view.ts';
import type { LastView } from './last-view.ts';
import { LAST_VIEW_LASTS, lastViewScript } from './last-view-script.ts';
import { useLastView } from './use-last-view.ts';
import { WhoseViewContext } from './whose-view.ts';
import { clockName } from '../../ui/dates/clock.ts';

/** The window of the tests loads no files, but says that it has loaded them. */
const { settings } = (
  globalThis as unknown as { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } } }
).happyDOM;

const SURESH = 'suresh asha@example.com captain';

const kept = (): LastView | null =>
  JSON.parse(localStorage.getItem(LAST_VIEW_KEY) ?? 'null') as LastView | null;
const shown = () => document.getElementById(LAST_VIEW_ID);

const TILES = '<section><h1>Tables</h1><button class="tile">F1-T01</button></section>';

const ruled = (selectorText: string) => ({ selectorText, cssText: `${selectorText}{color:red}` });

/** The rules among them that the screen needs. */
const NEEDED = [
  '.tile{color:red}',
  'section > .tile:not(.free, .held):hover::after{color:red}',
  ':is(main, .sheet) .tile{color:red}',
  '@keyframes turn{}',
].join('\n');

/** Stands for a screen: the frame, and inside it the page's own content. */
function Screen({ html, isBase = true }: { readonly html: string; readonly isBase?: boolean }) {
  useLastView({ now: NOW, isBase });
  return (
    <div id="frame">
      {/* oxlint-disable-next-line react/no-danger */}
      <main dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

const open = (html = TILES, isBase = true, whose = SURESH) =>
  render(
    <WhoseViewContext value={whose}>
      <Screen html={html} isBase={isBase} />
    </WhoseViewContext>,
  );
const leave = () => dispatchEvent(new Event('pagehide'));

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

/** What the script has put into its closed root. */
let inside: ShadowRoot | null = null;

/** Runs the script as the browser does in a page that has just begun. */
function openAgain(): void {
  // The browser runs it as text, so the test does too.
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  new Function(lastViewScript)();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  inside = null;
  history.replaceState(null, '', '/dashboard/captain');
  document.documentElement.lang = 'en';
  settings.handleDisabledFileLoadingAsSuccess = true;
  document.head.innerHTML =
    '<style>[data-theme="dark"]{--bhoj-text:#fff}</style>' +
    '<script type="module" src="data:text/javascript,1"></script>';
  const rules = [
    ruled('.tile'),
    ruled('section > .tile:not(.free, .held):hover::after'),
    ruled(':is(main, .sheet) .tile'),
    ruled('.on-another-page .tile'),
    ruled('.sheet:is(.open)'),
    { cssText: '@keyframes turn{}' },
  ];
  vi.spyOn(document, 'styleSheets', 'get').mockReturnValue([
    { href: 'https://bhoj.example/assets/captain.css', cssRules: rules },
    { href: null, cssRules: [{ cssText: '.in-the-head{}' }] },
  ] as unknown as StyleSheetList);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  // oxlint-disable-next-line typescript/unbound-method
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function attached(this: Element, init) {
    inside = attach.call(this, init);
    return inside;
  });
});
afterEach(() => {
  cleanup();
  shown()?.remove();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  settings.handleDisabledFileLoadingAsSuccess = false;
  localStorage.clear();
});

describe('what is kept when a screen is left (P-CAPTAIN-10)', () => {
  it.each([
    ['left', leave],
    ['hidden', hide],
  ])('is its frame, with the time and what draws it, when it is %s', (_, go) => {
    open();
    go();
    expect(kept()).toMatchObject({
      address: '/dashboard/captain',
      at: NOW,
      language: 'en',
      scrollBar: 15,
      css: NEEDED,
    });
    expect(kept()?.markup).toContain('F1-T01');
    expect(kept()?.markup).toContain(shell.asItWas(clockName(NOW)));
  });

  it('says so in the reader’s language', () => {
    render(
      <WhoseViewContext value={SURESH}>
        <WordsContext value={captainHindi}>
          <Screen html={TILES} />
        </WordsContext>
      </WhoseViewContext>,
    );
    leave();
    expect(kept()?.markup).toContain(captainHindi.shell.asItWas(clockName(NOW)));
  });

  it('has nothing that runs, was typed, lies over the page or ends with it', () => {
    open(
      `${TILES}<script>one</script><style>two</style><object>three</object><dialog>four</dialog>` +
        '<input value="five"><textarea>six</textarea><img alt="seven" src="blob:x"><a href="data:,x">eight</a>' +
        '<i style="background:url(x)">nine</i><b>stays</b>',
    );
    leave();
    expect(kept()?.markup).toContain('stays');
    expect(kept()?.markup).not.toMatch(/one|two|three|four|five|six|seven|eight|nine/);
    // The page itself has all of it.
    expect(document.querySelector('main input')?.getAttribute('value')).toBe('five');
  });

  it('has nothing that stands below the screen, but what sticks to its edge', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      return new DOMRect(0, Number(this.getAttribute('data-top') ?? 0), 10, 10);
    });
    open(
      `${TILES}<ul><li data-top="700">near</li><li data-top="900">far</li></ul>` +
        '<p data-top="900" style="position:sticky">bar</p>',
    );
    leave();
    expect(kept()?.markup).toMatch(/near.*bar/);
    expect(kept()?.markup).not.toContain('far');
  });

  it.each([
    ['something is opened in its place', TILES, false],
    ['a sheet is open', `${TILES}<dialog open></dialog>`, true],
    ['a part still loads', `${TILES}<p aria-busy="true"></p>`, true],
    ['it is too large', `<p>${'x'.repeat(LARGEST_VIEW)}</p>`, true],
  ])('is nothing, also of before, while %s', (_, html, isBase) => {
    open().unmount();
    localStorage.setItem(LAST_VIEW_KEY, '"before"');
    open(html, isBase);
    leave();
    expect(kept()).toBeNull();
  });

  it('is nothing when nobody is signed in', () => {
    open(TILES, true, '');
    leave();
    expect(kept()).toBeNull();
  });

  it('is nothing where storage is blocked, and nobody is told', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    open();
    expect(leave).not.toThrow();
    expect(() => openAgain()).not.toThrow();
    expect(shown()).toBeNull();
  });

  it('goes when the content goes, as for an error or another page', () => {
    const page = open();
    leave();
    page.unmount();
    expect(kept()).toBeNull();
  });
});

describe('forgetting that of others', () => {
  beforeEach(() => {
    open();
    leave();
    openAgain();
  });

  it.each([
    ['nobody', ''],
    ['another person', 'meena asha@example.com captain'],
    ['the same person in another role', 'suresh asha@example.com kitchen'],
  ])('takes it off the screen and the device for %s', (_, whose) => {
    forgetViewOfOthers(whose);
    expect(shown()).toBeNull();
    expect(kept()).toBeNull();
  });

  it('leaves it to the person whose it is', () => {
    forgetViewOfOthers(SURESH);
    expect(shown()).not.toBeNull();
    expect(kept()).not.toBeNull();
  });
});

describe('the script of the empty page', () => {
  beforeEach(() => {
    open();
    leave();
  });

  it('shows it over the page, closed, hidden from screen readers, and not operable', () => {
    openAgain();
    expect(shown()?.getAttribute('aria-hidden')).toBe('true');
    expect(shown()?.shadowRoot).toBeNull();
    const tile = inside?.querySelector('button');
    expect(tile?.textContent).toBe('F1-T01');
    expect(tile?.closest<HTMLElement>('[inert]')).not.toBeNull();
    expect(inside?.textContent).toContain('[data-theme="dark"]');
    expect(inside?.textContent).toContain('.tile{color:red}');
  });

  it('leads the installed app to the screen at once (P-CAPTAIN-10)', () => {
    history.replaceState(null, '', APP_START);
    openAgain();
    expect(shown()).not.toBeNull();
    expect(location.pathname).toBe('/dashboard/captain');
  });

  it('leads no owner there who has looked at it', () => {
    cleanup();
    open(TILES, true, 'asha asha@example.com owner');
    leave();
    history.replaceState(null, '', APP_START);
    openAgain();
    expect(shown()).toBeNull();
    expect(`${location.pathname}${location.search}`).toBe(APP_START);
  });

  it.each([
    ['at another address', () => history.replaceState(null, '', '/dashboard/captain?table=F1-T01')],
    [
      'in another build',
      () => document.querySelector('script')?.setAttribute('src', 'data:text/javascript,2'),
    ],
    ['after twelve hours', () => vi.setSystemTime(NOW + LAST_VIEW_LASTS + 1)],
    ['where nothing can be read', () => localStorage.setItem(LAST_VIEW_KEY, '{')],
    ['where nothing is kept', () => localStorage.clear()],
  ])('shows nothing %s', (_, change) => {
    change();
    openAgain();
    expect(shown()).toBeNull();
  });

  it('takes it away from a page that does not start', () => {
    openAgain();
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBeNull();
  });
});

describe('the live page', () => {
  const told = () => Promise.resolve();
  let root: HTMLElement;
  beforeEach(() => {
    open();
    leave();
    openAgain();
    root = document.createElement('div');
    root.innerHTML = '<div id="first-sign" role="status">Loading...</div>';
    document.body.append(root);
    forgetOnceLive(root);
  });

  it('leaves it while it loads', async () => {
    root.innerHTML = '<div></div>';
    root.innerHTML = '<main><div aria-busy="true"></div></main>';
    await told();
    expect(shown()).not.toBeNull();
    expect(kept()).not.toBeNull();
  });

  it.each([
    ['content', TILES],
    ['an error', '<p role="alert">This could not be loaded</p>'],
  ])('takes it away before the frame with %s is painted', async (_, html) => {
    root.innerHTML = '<main><div aria-busy="true"></div></main>';
    await told();
    root.innerHTML = `<main>${html}</main>`;
    await told();
    expect(shown()).toBeNull();
    expect(kept()).toBeNull();
  });

  it('takes it away when what is there stops loading', async () => {
    root.innerHTML = '<main><p aria-busy="true">Tables</p></main>';
    await told();
    root.querySelector('p')?.removeAttribute('aria-busy');
    await told();
    expect(shown()).toBeNull();
  });
});
