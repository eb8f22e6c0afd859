import PetsOutlined from '@mui/icons-material/PetsOutlined';
import { Stack } from '@mui/material';
import { CreateButton, DataTable, SimpleList, TopToolbar, useTranslate } from 'react-admin';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageList } from '../../components/page-list.tsx';
import { Picture } from '../../components/picture.tsx';
import type { SitterRecord } from '../../components/records.ts';
import { useFormat } from '../../components/use-format.ts';
import { Rating } from './rating.tsx';
import { sitterFilters } from './sitter-filters.tsx';
import { SitterStates } from './sitter-states.tsx';
import { SitterSwitch } from './sitter-switch.tsx';

const actions = (
  <TopToolbar>
    <CreateButton label="admin.sitters.add" />
  </TopToolbar>
);

/** All sitters, by name. */
export function SitterList() {
  const translate = useTranslate();
  const { money } = useFormat();
  return (
    <PageList
      resource="sitters"
      actions={actions}
      filters={sitterFilters}
      sort={{ field: 'name', order: 'ASC' }}
      empty={
        <EmptyState icon={PetsOutlined} text="admin.empty.sitters">
          <CreateButton label="admin.sitters.add" variant="contained" />
        </EmptyState>
      }
      wide={
        <DataTable<SitterRecord> bulkActionButtons={false} rowClick="edit">
          <DataTable.Col<SitterRecord>
            source="name"
            render={({ name, photo }) => (
              <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
                <Picture base={photo} width={96} size={36} alt="" />
                <span>{name}</span>
              </Stack>
            )}
          />
          <DataTable.Col<SitterRecord>
            source="location"
            disableSort
            render={({ location }) => translate(`domain.location.${location}`)}
          />
          <DataTable.Col<SitterRecord>
            align="right"
            source="pricePerDayCents"
            disableSort
            render={({ pricePerDayCents }) => money(pricePerDayCents)}
          />
          <DataTable.Col<SitterRecord> source="averageRating" render={(sitter) => <Rating sitter={sitter} />} />
          <DataTable.Col<SitterRecord>
            source="verified"
            label="admin.fields.state"
            disableSort
            render={(sitter) => <SitterStates sitter={sitter} />}
          />
          <DataTable.Col source="available" disableSort>
            <SitterSwitch source="available" />
          </DataTable.Col>
          <DataTable.Col source="listed" disableSort>
            <SitterSwitch source="listed" />
          </DataTable.Col>
        </DataTable>
      }
      narrow={
        <SimpleList<SitterRecord>
          rowClick="edit"
          leftIcon={({ photo }) => <Picture base={photo} width={96} size={40} alt="" />}
          primaryText={({ name }) => name}
          secondaryText={(sitter) => (
            <Stack component="span" spacing={0.5}>
              <span>
                {translate(`domain.location.${sitter.location}`)} · {money(sitter.pricePerDayCents)}
              </span>
              <SitterStates sitter={sitter} />
            </Stack>
          )}
        />
      }
    />
  );
}
