import { type Theme, useMediaQuery } from '@mui/material';
import { useLiveList } from 'ra-data-firestore';
import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps, useGetResourceLabel } from 'react-admin';
import { ListFailure } from './failure.tsx';
import { PageHeading } from './page-heading.tsx';

interface Props extends Omit<ListProps, 'children'> {
  resource: string;
  /** A table where there is room, cards of a list on a phone. */
  wide: ReactNode;
  narrow: ReactNode;
  empty: ReactElement;
}

/** A resource's list: live, with a retry when it fails. */
export function PageList({ wide, narrow, resource, actions, ...props }: Props) {
  const small = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const label = useGetResourceLabel();
  return (
    <>
      <PageHeading>{label(resource, 2)}</PageHeading>
      <List
        {...props}
        resource={resource}
        perPage={25}
        exporter={false}
        actions={actions ?? false}
        error={<ListFailure title={`admin.failed.${resource}`} />}
      >
        <Live filter={props.filter} />
        {small ? narrow : wide}
      </List>
    </>
  );
}

function Live({ filter }: { filter?: ListProps['filter'] }) {
  useLiveList(filter);
  return null;
}
