import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import { Stack, Typography } from '@mui/material';
import { DataTable, ReferenceField, SimpleList, TextField, TopToolbar } from 'react-admin';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageList } from '../../components/page-list.tsx';
import type { UserRolesRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';
import { RoleButton } from './role-button.tsx';

const actions = (
  <TopToolbar>
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <RoleButton change="revoke" />
      <RoleButton change="grant" />
    </Stack>
  </TopToolbar>
);

const Name = () => (
  <ReferenceField source="id" reference="users" link={false} emptyText="–">
    <TextField source="fullName" />
  </ReferenceField>
);

/** Who is an admin. The role is given and taken by e-mail address, through a call. */
export function TeamList() {
  const { dateTime } = useFormat();
  return (
    <PageList
      resource="userRoles"
      actions={actions}
      filter={{ roles: 'admin' }}
      sort={{ field: 'id', order: 'ASC' }}
      empty={<EmptyState icon={AdminPanelSettingsOutlined} text="admin.empty.userRoles" />}
      wide={
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="name" disableSort>
            <Name />
          </DataTable.Col>
          <DataTable.Col<UserRolesRecord>
            source="id"
            disableSort
            render={({ id }) => (
              <Typography variant="body2" sx={{ fontFamily: 'monospace' }}>
                {id}
              </Typography>
            )}
          />
          <DataTable.Col<UserRolesRecord>
            source="updatedAt"
            disableSort
            render={({ updatedAt }) => dateTime(updatedAt)}
          />
        </DataTable>
      }
      narrow={
        <SimpleList<UserRolesRecord>
          rowClick={false}
          primaryText={<Name />}
          secondaryText={({ updatedAt }) => dateTime(updatedAt)}
        />
      }
    />
  );
}
