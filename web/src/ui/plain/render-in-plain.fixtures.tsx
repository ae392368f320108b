import { render as renderBare } from '@testing-library/react';
import type { RenderOptions } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { KitContext, KitFieldsContext } from '../shared/kit/kit.ts';
import { plainFields } from './plain-fields.tsx';
import { plainKit } from './plain-kit.tsx';

const InPlain = ({ children }: { readonly children: ReactNode }) => (
  <KitContext value={plainKit}>
    <KitFieldsContext value={plainFields}>{children}</KitFieldsContext>
  </KitContext>
);

/** Renders as on a page of captains or of the kitchen. */
export const render = (page: ReactElement, options: Omit<RenderOptions, 'queries' | 'wrapper'> = {}) =>
  renderBare(page, { ...options, wrapper: InPlain });
