import { pageAt } from '@bhoj/domain/catalogue/routes';
import type { ReactNode } from 'react';
import { isFloorPage } from './floor-pages.ts';
import type { FloorPage } from './floor-pages.ts';
import { Page, Program } from './program.tsx';
import { AppArea, AtWork, FloorShell, Guarded, PlainFrame, serviceScreens } from './service-screens.ts';

/** Returns the page of this program at an address; null for any other. */
export function floorPageAt(pathname: string): FloorPage | null {
  const name = pageAt(pathname)?.name;
  return isFloorPage(name) ? name : null;
}

/** Draws a page in its frame: the entrance of a shared device stands outside of the restaurant. */
function draw(name: FloorPage): ReactNode {
  const page = <Page key={name} name={name} page={serviceScreens[name]} />;
  const inFrame =
    name === 'device' ? (
      <PlainFrame>{page}</PlainFrame>
    ) : (
      <AtWork>
        <PlainFrame>
          <FloorShell>
            <Guarded name={name}>{page}</Guarded>
          </FloorShell>
        </PlainFrame>
      </AtWork>
    );
  return <AppArea>{inFrame}</AppArea>;
}

/** The pages of captains, cooks and shared devices. */
export const FloorArea = () => <Program pageAt={floorPageAt} draw={draw} />;
