import { CATALOG } from '@bhoj/domain/catalogue/public-documents';
import type { Availability, Menu } from '@bhoj/domain/menu/menu.schema';
import type { Profile } from '@bhoj/domain/restaurant/profile';
import { plainFields } from './rest-values.ts';
import type { RestFields } from './rest-values.ts';

/** The three documents that anyone may get: all that a menu is shown from. */
export interface CatalogDocs {
  readonly profile: Profile;
  readonly menu: Menu;
  readonly availability: Availability;
}

/**
 * A document as Firestore's REST API answers with it. What the server stored in today's version is taken at its word, and
 * the phone spared the schemas; anything else goes through them, to be upgraded or refused. A test holds both to one result.
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
