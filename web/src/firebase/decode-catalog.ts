import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import type { Availability, Menu } from '@bhoj/domain/menu/shape/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { plainFields } from './rest-values.ts';
import type { RestFields } from './rest-values.ts';

/** The three public documents behind a menu. */
export interface CatalogDocs {
  readonly profile: Profile;
  readonly menu: Menu;
  readonly availability: Availability;
}

/**
 * Decodes a document of Firestore's REST API. It trusts a document of the current version, so that the phone need not
 * load the schemas; any other document goes through the schemas, which upgrade or refuse it. A test checks that both
 * ways agree.
 */
export async function decodeCatalog<N extends keyof CatalogDocs>(
  name: N,
  text: string,
): Promise<CatalogDocs[N]> {
  const { fields = {} } = JSON.parse(text) as { fields?: RestFields };
  const { schemaVersion, ...rest } = plainFields(fields, Date.parse);
  if (schemaVersion === CATALOG[name].version) return rest as unknown as CatalogDocs[N];
  const schemas = await import('./catalog-schemas.ts');
  return schemas[name].decode(plainFields(fields)) as CatalogDocs[N];
}
