import type { Group, PlatformSum } from '../shape/platform-sum.schema.ts';

/** The steps of the funnel, in order. */
const FUNNEL = ['signUps', 'onboarded', 'activated', 'paid'] as const;
export type Step = (typeof FUNNEL)[number];

/** Returns the steps with the share of sign-ups that reached each; null without sign-ups. */
export const funnelOf = (sum: Pick<PlatformSum, Step>) =>
  FUNNEL.map((step) => ({
    step,
    count: sum[step],
    share: sum.signUps === 0 ? null : sum[step] / sum.signUps,
  }));

/** Returns the groups of several months by key, most sign-ups first. */
export function groupsOf(
  parts: readonly Readonly<Record<string, Group>>[],
): readonly (Group & { readonly key: string })[] {
  const groups = new Map<string, Group>();
  for (const [key, group] of parts.flatMap((part) => Object.entries(part))) {
    const known = groups.get(key);
    groups.set(key, {
      signUps: group.signUps + (known?.signUps ?? 0),
      activated: group.activated + (known?.activated ?? 0),
      paid: group.paid + (known?.paid ?? 0),
      trialsEnded: group.trialsEnded + (known?.trialsEnded ?? 0),
      converted: group.converted + (known?.converted ?? 0),
    });
  }
  return [...groups]
    .map(([key, group]) => ({ key, ...group }))
    .toSorted((a, b) => b.signUps - a.signUps || (a.key < b.key ? -1 : 1));
}
