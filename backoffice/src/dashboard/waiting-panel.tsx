import { List, ListItemButton, ListItemText, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Failure } from '../components/failure.tsx';
import { Panel } from '../components/panel.tsx';
import type { ResourceName } from '../providers/resources.ts';

/** Rows of one panel; the list has the rest. */
const SHOWN = 5;

interface Props<T extends RaRecord> {
  /** Translation keys. */
  title: string;
  nothing: string;
  resource: ResourceName;
  filter: Readonly<Record<string, unknown>>;
  primary: (record: T) => ReactNode;
  secondary: (record: T) => ReactNode;
}

/** The oldest records that wait for an admin, each a link to its page. */
export function WaitingPanel<T extends RaRecord>({ title, nothing, resource, filter, primary, secondary }: Props<T>) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<T>(resource, {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'createdAt', order: 'ASC' },
    filter,
  });
  return (
    <Panel title={title}>
      {error ? (
        <Failure title={`admin.failed.${resource}`} error={error} onRetry={refetch} />
      ) : !data ? (
        <Skeleton variant="rounded" height={120} />
      ) : data.length === 0 ? (
        <Typography color="text.secondary">{translate(nothing)}</Typography>
      ) : (
        <List disablePadding sx={{ mx: -1 }}>
          {data.map((record) => (
            <li key={record.id}>
              <ListItemButton
                component={Link}
                to={`/${resource}/${record.id}/show`}
                sx={{ borderRadius: 1, px: 1, '&:hover': { textDecoration: 'none' } }}
              >
                <ListItemText primary={primary(record)} secondary={secondary(record)} />
              </ListItemButton>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
