import { Anchor, MantineProvider } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { theme, variables } from '../theme/theme.ts';
import type { NotifyAction } from './notify.ts';

const LOOKS = { success: { color: 'green', autoClose: 5000 }, error: { color: 'red', autoClose: 9000 } } as const;

const place = document.createElement('div');
document.body.append(place);
// A root of its own: pages that never tell anything don't carry the toasts.
createRoot(place).render(
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto" withCssVariables={false}>
    <Notifications position="bottom-right" />
  </MantineProvider>,
);

export function show(kind: keyof typeof LOOKS, text: string, action?: NotifyAction): void {
  const message = action ? (
    <>
      {text}{' '}
      <Anchor href={action.href} fw={600}>
        {action.label}
      </Anchor>
    </>
  ) : (
    text
  );
  // What is said already is not said twice.
  notifications.show({
    id: text,
    message,
    withBorder: true,
    closeButtonProps: { 'aria-label': i18next.t('close') },
    role: kind === 'error' ? 'alert' : 'status',
    ...LOOKS[kind],
  });
}
