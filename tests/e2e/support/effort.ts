import type { Page } from '@playwright/test';

/** The work of a person on a screen. */
export interface Effort {
  /** How often they point at something and press it. */
  readonly taps: number;
  readonly keys: number;
}

/** Returns what the act asks of somebody, as the page itself saw it. Text must be typed key by key, not filled in. */
export async function effortOf(page: Page, act: () => Promise<void>): Promise<Effort> {
  await page.evaluate(() => {
    const seen = globalThis as unknown as { taps: number; keys: number; counts?: true };
    [seen.taps, seen.keys] = [0, 0];
    if (seen.counts) return;
    seen.counts = true;
    addEventListener('pointerdown', () => (seen.taps += 1), { capture: true });
    addEventListener('keydown', () => (seen.keys += 1), { capture: true });
  });
  await act();
  return page.evaluate(() => {
    const { taps, keys } = globalThis as unknown as Effort;
    return { taps, keys };
  });
}

/**
 * The keystroke-level model (Card, Moran and Newell, Communications of the ACM 23(7), 1980), in seconds: an average
 * typist's key, pointing, pressing, moving the hand between keys and pointer, and making up one's mind.
 */
const [KEY, POINT, PRESS, HAND, MIND] = [0.28, 1.1, 0.2, 0.4, 1.35];

/** The model is of people who know the screen; somebody who sees it for the first time takes so many times as long. */
const FIRST_TIME = 2;

/** Returns the seconds that an effort takes a beginner, who thinks before each tap and moves the hand both ways. */
export const secondsOf = ({ taps, keys }: Effort): number =>
  FIRST_TIME * (taps * (MIND + POINT + PRESS + 2 * HAND) + keys * KEY);
