/** Marks the button of a prerendered form. It works only once the scripts run. */
export const EARLY_TAP = 'data-early-tap';

/**
 * Runs in the head of the pages for signing in and up. Records a tap on the marked button, or Enter in a field beside
 * it, before the page can answer. The text is constant, because the Content-Security-Policy contains its hash.
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

/** Returns whether the button was pressed before the page could answer; true only once. */
export function takeEarlyTap(): boolean {
  const { dataset } = document.documentElement;
  const wasTapped = dataset['tapped'] !== undefined;
  delete dataset['tapped'];
  return wasTapped;
}
