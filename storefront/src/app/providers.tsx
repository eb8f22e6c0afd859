import { MantineProvider } from '@mantine/core';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageDataProvider, type ServedPage } from '../lib/page-data.tsx';
import { theme, variables } from '../theme/theme.ts';

/** Everything around the pages but the router, the same on the server and in the browser. */
export function Providers({ i18n, served, children }: { i18n: i18n; served: ServedPage; children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
        <PageDataProvider served={served}>{children}</PageDataProvider>
      </MantineProvider>
    </I18nextProvider>
  );
}
