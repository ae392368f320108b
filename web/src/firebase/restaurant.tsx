import { createContext, use, useMemo } from 'react';
import type { Context } from 'react';
import type { Claims } from '@bhoj/domain/catalogue/roles';
import type { Restaurant } from '@bhoj/domain/restaurant/restaurant.schema';
import type { Sections, WholeRestaurant } from '@bhoj/domain/restaurant/whole-restaurant';
import type { Live } from './live.ts';
import { mapLive, together } from './live-values.ts';

/** The restaurant where a person works, and their role. */
export interface Workplace {
  readonly restaurantId: string;
  readonly role: Extract<Claims, { restaurant: string }>['role'];
  /** The person's own name; empty when their account has none. */
  readonly name: string;
}

/** Provided by app/restaurant. Null for a person who is signed out or works at no restaurant. */
export const WorkplaceContext = createContext<Workplace | null>(null);

/** Provided by the shells of the owner's pages. Null elsewhere: captains and cooks may not read the record. */
export const OwnersRecordContext = createContext<Live<Restaurant> | null>(null);

/** The sections of the settings, likewise. Each has its own context, so that a look at the bell draws no page anew. */
export const SETTINGS_CONTEXTS = {
  service: createContext<Live<Sections['service']> | null>(null),
  documents: createContext<Live<Sections['documents']> | null>(null),
  notices: createContext<Live<Sections['notices']> | null>(null),
} as const;

/** Throws outside the pages of a restaurant. */
export function useWorkplace(): Workplace {
  const workplace = use(WorkplaceContext);
  if (workplace === null) throw new Error('useWorkplace must be used within a page of a restaurant');
  return workplace;
}

/** The restaurant of the signed-in owner, captain or cook. Throws outside the pages of a restaurant. */
export const useRestaurantId = (): string => useWorkplace().restaurantId;

/** The owner's record in its current state. Throws outside the owner's pages. */
export function useOwnersRecord(): Live<Restaurant> {
  const record = use(OwnersRecordContext);
  if (record === null) throw new Error("useOwnersRecord must be used within an owner's page");
  return record;
}

/** One section of the settings in its current state. Throws outside the owner's pages. */
export function useLiveSettings<S extends keyof Sections>(section: S): Live<Sections[S]> {
  const settings = use(SETTINGS_CONTEXTS[section] as unknown as Context<Live<Sections[S]> | null>);
  if (settings === null) throw new Error("settings must be used within an owner's page");
  return settings;
}

/** The owner's record with all settings: ready once every one is. Throws outside the owner's pages. */
export function useLiveRestaurant(): Live<WholeRestaurant> {
  const record = useOwnersRecord();
  const service = useLiveSettings('service');
  const documents = useLiveSettings('documents');
  const notices = useLiveSettings('notices');
  return useMemo(
    () =>
      mapLive(together(record, service, documents, notices), ([own, ...settings]) =>
        Object.assign({}, own, ...settings),
      ),
    [record, service, documents, notices],
  );
}

function readyValue<T>(live: Live<T>): T {
  if (live.state !== 'ready') throw new Error('the record and the settings must be used once they are there');
  return live.value;
}

/** For pages inside the dashboard's shell, which shows them once all records have loaded. Elsewhere they throw. */
export const useRestaurant = (): Restaurant => readyValue(useOwnersRecord());
export const useServiceSettings = (): Sections['service'] => readyValue(useLiveSettings('service'));
export const useDocumentSettings = (): Sections['documents'] => readyValue(useLiveSettings('documents'));
export const useNoticeSettings = (): Sections['notices'] => readyValue(useLiveSettings('notices'));
/** All of them, for pages that show or save settings of several sections. */
export const useWholeRestaurant = (): WholeRestaurant => readyValue(useLiveRestaurant());

/** The facts that decide the taxes of a bill. */
export function useTaxed(): Pick<WholeRestaurant, 'gstin' | 'composition' | 'taxSettings'> {
  const { taxSettings } = useRestaurant();
  const { gstin, composition } = useDocumentSettings();
  return useMemo(() => ({ taxSettings, gstin, composition }), [taxSettings, gstin, composition]);
}
