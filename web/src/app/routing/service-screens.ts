import { chosenMemberLanguage } from '../../words/member-language.ts';
import { dictionaryOf } from '../../words/dictionaries.ts';
import type { GuardedProps } from '../guards/guards.tsx';
import type { FloorPage } from './floor-pages.ts';
import { loadable } from './loadable.tsx';

// The areas and frames around the screens of captains and the kitchen.
export const AppArea = loadable(async () => (await import('../shells/area/app-area.tsx')).AppArea);
export const AtWork = loadable(async () => (await import('../restaurant/at-work.tsx')).AtWork);
export const Guarded = loadable<GuardedProps>(async () => (await import('../guards/guards.tsx')).Guarded);
export const PlainFrame = loadable(async () => (await import('../shells/area/plain-frame.tsx')).PlainFrame);
export const FloorShell = loadable(async () => (await import('../shells/floor/floor-shell.tsx')).FloorShell);

/** The pages without MUI, by which the floor's program begins (`floor-start.tsx`). */
export const serviceScreens = {
  kitchen: loadable(async () => (await import('../../features/kitchen/kitchen-page.tsx')).KitchenPage),
  captain: loadable(async () => (await import('../../features/captain/captain-page.tsx')).CaptainPage),
  device: loadable(async () => (await import('../../features/device/device-page.tsx')).DevicePage),
} satisfies Record<FloorPage, unknown>;

/**
 * Loads a screen with its frames and sentences, so that React draws all in one go. Otherwise each part would load only
 * once the part around it is drawn, and React waits 300 ms between two such steps.
 */
export async function loadServiceScreen(name: FloorPage): Promise<void> {
  // Starts looking up the session while the rest is loading.
  void import('../../firebase/app-auth.ts').catch(() => undefined);
  void import('../../firebase/app-client.ts').catch(() => undefined);
  const parts = [AppArea, AtWork, Guarded, PlainFrame, FloorShell, serviceScreens[name]];
  await Promise.all([
    ...parts.map((part) => part.loadAhead()),
    dictionaryOf(name === 'device' ? 'captain' : name, chosenMemberLanguage()),
  ]);
}
