import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aProfile } from '@bhoj/domain/fixtures/restaurant';
import { profiles } from '@bhoj/domain/restaurant/restaurant.collection';
import { inMemory, InMemoryClient, RESTAURANT } from './in-memory.fixtures.tsx';
import { useLiveDoc, watchDoc } from './live.ts';
import type { LiveOptions, Watched } from './live.ts';
import type { Profile } from '@bhoj/domain/restaurant/profile';

const backend = inMemory();
const at = { restaurantId: RESTAURANT };
const decoded = vi.spyOn(profiles, 'decode');

beforeEach(() => {
  backend.clear();
  backend.put(profiles, {}, aProfile());
  decoded.mockClear();
});
afterEach(cleanup);

it('decodes a document once for all who watch it, the device’s copy and the same answer of the server', async () => {
  backend.answersInTurn({ isKept: true });
  const told: Watched<Profile>[] = [];
  const stops = [1, 2].map(() => watchDoc(backend.client, profiles, at, (news) => told.push(news)));
  await backend.giveAnswers();
  expect(told.map((news) => news.state === 'ready' && news.fromCache)).toEqual([true, true, false, false]);
  expect(new Set(told.map((news) => news.state === 'ready' && news.value)).size).toBe(1);
  expect(decoded).toHaveBeenCalledTimes(1);

  backend.put(profiles, {}, aProfile({ name: 'Chulha' }));
  expect(told.at(-1)).toMatchObject({ value: { name: 'Chulha' } });
  expect(decoded).toHaveBeenCalledTimes(2);

  for (const stop of stops) stop();
  const stop = watchDoc(backend.client, profiles, at, (news) => told.push(news));
  await backend.giveAnswers();
  stop();
  expect(decoded).toHaveBeenCalledTimes(3);
});

it('reads a document anew that could not be read', () => {
  backend.putStored(profiles, { profile: { name: 7 } });
  const told: Watched<Profile>[] = [];
  const stop = watchDoc(backend.client, profiles, at, (news) => told.push(news));
  expect(told.map(({ state }) => state)).toEqual(['failed']);
  backend.put(profiles, {}, aProfile());
  expect(told.at(-1)?.state).toBe('ready');
  stop();
});

it.each<[string, LiveOptions, number]>([
  ['again for the server’s answer, where a page asks how old it is', {}, 3],
  ['not again for the same answer of the server, where its age makes no difference', { anyAge: true }, 2],
])('draws a document %s', async (_, options, draws) => {
  const drawn = vi.fn<() => void>();
  function Name() {
    drawn();
    const live = useLiveDoc(profiles, at, options);
    return <p>{live.state === 'ready' ? live.value.name : live.state}</p>;
  }
  backend.answersInTurn({ isKept: true });
  render(
    <InMemoryClient of={backend}>
      <Name />
    </InMemoryClient>,
  );
  await backend.giveAnswers();
  expect(screen.getByText(aProfile().name)).toBeTruthy();
  expect(drawn).toHaveBeenCalledTimes(draws);
  backend.put(profiles, {}, aProfile({ name: 'Chulha' }));
  expect(screen.getByText('Chulha')).toBeTruthy();
});
