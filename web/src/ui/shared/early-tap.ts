/** Marks the button of a prerendered form that answers only once the scripts run. */
export const EARLY_TAP = 'data-early-tap';

/**
 * Runs in the head of the pages for signing in and up. Notes a tap on the marked button, or Enter in a field beside it, that comes
 * before the page can answer. The text is constant, because the Content-Security-Policy names it by its hash.
 */
export const earlyTapScript = [
  '(()=>{',
  'const n=()=>{document.documentElement.dataset.tapped=""};',
  `addEventListener('click',e=>{if(e.target instanceof Element&&e.target.closest('[${EARLY_TAP}]'))n()},true);`,
  "addEventListener('keydown',e=>{",
  `if(e.key==='Enter'&&e.target instanceof HTMLInputElement&&e.target.form?.querySelector('[${EARLY_TAP}]'))n()`,
  '},true)',
  '})()',
].join('');

/** Returns once whether the button was pressed before the page could answer. */
export function takeEarlyTap(): boolean {
  const { dataset } = document.documentElement;
  const wasTapped = dataset['tapped'] !== undefined;
  delete dataset['tapped'];
  return wasTapped;
}
